import type pg from 'pg'
import type { FileService } from '#server/platform/files/service.ts'
import { type Collection, type Ref, refOf } from '../collection.ts'
import { addDays, HOJE } from '../days.ts'
import type { CompanyId } from '../empresas.ts'
import type { Talento } from '../talentos.ts'
import { certificadoPdf, DOIS_ANOS } from './pdf.ts'

/** One talento in this many is a driver. */
const MOTORISTAS = 12

/** Adds cancelled requests for driving licences, which send no notice. @param funcoes by name, as in the file of the types */
export function addPedidos(
  demo: Collection,
  company: CompanyId,
  talentos: Talento[],
  funcoes: ReadonlyMap<string, Ref>,
): void {
  const tipos = demo.addFile('gestao-talentos/tipo-documento', company)
  for (const tipo of tipos)
    tipo.funcoes = (tipo.funcoes as unknown as string[] | undefined)?.flatMap((nome) => funcoes.get(nome) ?? [])
  const tipo = tipos.find(({ descricao }) => descricao === 'CNH')
  if (!tipo) return
  const ativos = talentos.filter(({ registro }) => registro.situacao === 'A')
  for (const [i, talento] of ativos.filter((_, i) => i % MOTORISTAS === 0).entries())
    demo.add('gestao-talentos/pedido-documento', company, {
      talento: refOf(talento),
      tipoDocumento: refOf(tipo),
      email: talento.registro.contato?.email,
      prazo: addDays(HOJE, -30 + (i % 20)),
      exigeValidade: true,
      situacao: 'C',
    })
}

interface Vencendo {
  empresa_id: number
  talento_id: number
  tipo_id: number
  tipo: string
  nome: string
  email: string | null
  /** whether the current one has expired */
  vencido: boolean
}

/** Days from HOJE until the deadline for expired documents. */
const PRAZO = 7

/** Requests a new certificate from talentos whose one has expired; those whose one expires within 60 days have already sent it, and HR reviews it. */
export async function pedeDocumentos(pool: pg.Pool, files: FileService): Promise<void> {
  const { rows } = await pool.query<Vencendo>(
    `select x.empresa_id::int, x.talento_id::int, d.id::int as tipo_id, d.descricao as tipo, t.nome, t.contato_email as email,
       x.validade < $1::date as vencido
     from talento_documento x join tipo_documento d on d.empresa_id = x.empresa_id and d.id = x.tipo_documento_id
     join talento t on t.empresa_id = x.empresa_id and t.id = x.talento_id
     where d.exige_validade and t.situacao = 'A' and x.validade < $1::date + 60
       and not exists (select from pedido_documento p where p.empresa_id = t.empresa_id and p.talento_id = t.id)
     order by x.empresa_id, x.talento_id`,
    [HOJE],
  )
  for (const pedido of rows) await pede(pool, files, pedido)
}

async function pede(pool: pg.Pool, files: FileService, pedido: Vencendo): Promise<void> {
  const { empresa_id: empresaId, talento_id: talentoId, tipo_id: tipoId, email, vencido } = pedido
  const enviado = vencido ? undefined : await envia(files, pedido)
  await pool.query(
    `with pedido as (
       insert into pedido_documento (empresa_id, talento_empresa_id, talento_id, tipo_documento_id, email, prazo, exige_validade,
         situacao, documento, emissao, validade, enviado_em)
       values ($1, $1, $2, $3, $4, $5, true, $6, $7, $8, $9, $10) returning id)
     update arquivo set entidade = 'gestao-talentos/pedido-documento', registro_id = (select id from pedido) where id::text = $7`,
    [
      ...[empresaId, talentoId, tipoId, email, addDays(HOJE, PRAZO), enviado ? 'E' : 'P'],
      ...[enviado?.documento, enviado?.emissao, enviado?.validade, enviado && `${HOJE}T13:20:00Z`],
    ],
  )
}

/** Stores the certificate of a course held the day before HOJE. */
async function envia(files: FileService, { empresa_id: empresaId, tipo, nome }: Vencendo) {
  const emissao = addDays(HOJE, -1)
  const validade = addDays(emissao, DOIS_ANOS)
  const bytes = await certificadoPdf({ tipo, nome }, emissao, validade)
  const file = await files.keep({ empresaId }, { nome: `${tipo} ${nome}.pdf`, tipo: 'application/pdf' }, bytes)
  return { documento: file.id, emissao, validade }
}
