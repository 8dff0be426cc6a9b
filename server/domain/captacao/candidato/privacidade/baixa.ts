import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Datum, DossierSection } from '#schemas/runtime/answers/utilities/lgpd.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { personalClasses } from '#schemas/runtime/definition/lgpd.ts'
import { dossierDocument } from '#server/features/lgpd/documents.ts'
import { ownDossierOf } from '#server/features/lgpd/dossier.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { writeTrailLine } from '#server/platform/crud/trail/write-trail.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { type PackedFile, zipStream } from '#server/platform/files/zip-stream.ts'
import { letterheadOf } from '#server/platform/reports/document/letter.ts'
import { printTable } from '#server/platform/reports/render/printer.ts'
import { proprio } from './apaga.ts'
import { copiaPropria, RESSALVA } from './copia.ts'

const formatos = ['json', 'pdf', 'zip']

/** The candidate's copy of his data (LGPD, art. 18, II and V): as JSON, as PDF, or both in an archive with the files he sent. */
export async function baixaCopia(ctx: Ctx, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { formato = 'json' } = request.query as { formato?: string }
  if (!formatos.includes(formato)) fail('PARAMETRO_INVALIDO', { nome: 'formato' })
  const { prumo } = request.server
  const { self, subject } = await proprio(ctx, request)
  const own = await ownDossierOf(self, subject, copiaPropria(ctx))
  const dossier = { ...own, secoes: [...own.secoes, ...(await aceiteDado(ctx))] }
  await writeTrailLine(ctx, subject.id, subject.empresaId, 'dados-entregues', {})
  reply.header('content-disposition', `attachment; filename="meus-dados.${formato}"`)
  const json = { geradoEm: prumo.now().toISOString(), ressalva: RESSALVA, ...dossier }
  if (formato === 'json') return json
  const document = dossierDocument(await letterheadOf(ctx, prumo), dossier)
  const pdf = () => printTable({ ...document, subtitle: `${document.subtitle} ${RESSALVA}` })
  if (formato === 'pdf') return reply.type('application/pdf').send(await pdf())
  const files: PackedFile[] = [
    { name: 'meus-dados.json', content: async () => Buffer.from(JSON.stringify(json, null, 2)) },
    { name: 'meus-dados.pdf', content: pdf },
    ...(await seusArquivos(ctx, request)),
  ]
  return reply.type('application/zip').send(zipStream(files, prumo.now()))
}

/** The acceptance of the terms: version (SHA-256 of the text), time and network address. */
async function aceiteDado(ctx: Ctx): Promise<DossierSection[]> {
  const { id, versaoTermo, aceitoEm, enderecoAceite } = await readStored(ctx, ctx.session.usuario.id)
  const dado = (campo: string, titulo: string, texto: unknown): Datum[] =>
    texto === undefined
      ? []
      : [
          {
            campo,
            titulo,
            texto: String(texto),
            categoria: personalClasses.contato.title,
            finalidade: 'Prova do aceite da política de segurança',
            base: 'Consentimento do titular (LGPD, art. 8º, § 2º)',
          },
        ]
  const dados = [
    ...dado('versaoTermo', 'Versão do termo aceito', versaoTermo),
    ...dado('aceitoEm', 'Termo aceito em', aceitoEm === undefined ? undefined : displayInstant(String(aceitoEm))),
    ...dado('enderecoAceite', 'Endereço de rede do aceite', enderecoAceite),
  ]
  if (dados.length === 0) return []
  return [{ titulo: 'Aceite da política de segurança', entidade: ctx.entity.path, id, dados, linhas: [] }]
}

/** Files that the candidate uploaded and his registration holds, uploads before registering included; equal names are made unique. */
async function seusArquivos(ctx: Ctx, request: FastifyRequest): Promise<PackedFile[]> {
  const { files } = request.server.prumo
  const found = await run<{ nome: string; sha256: string }>(
    ctx.db,
    `select nome, sha256 from arquivo where entidade = $1 and registro_id = $2 and empresa_id = $3 and usuario_id is null
       and (candidato_id is null or candidato_id = $2) order by criado_em, id`,
    [ctx.entity.path, ctx.session.usuario.id, ctx.session.empresaId],
  )
  const taken = new Map<string, number>()
  return found.map(({ nome, sha256 }) => {
    const times = (taken.get(nome) ?? 0) + 1
    taken.set(nome, times)
    const name = times === 1 ? nome : nome.replace(/(\.[^.]*)?$/, (extension) => ` (${times})${extension}`)
    return { name: `arquivos/${name}`, content: async () => (await files.bytes({ sha256 })) ?? Buffer.alloc(0) }
  })
}
