import { sql } from 'kysely'
import { forEntity } from '#server/platform/crud/context.ts'
import { type Ctx, defineAction } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { writeTrailLine } from '#server/platform/crud/trail/write-trail.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'

/** Longest name of a profile. */
const LONGEST = 60

/**
 * Copies a model profile into the session's company, where it can be changed; users of the company get the copy in
 * place of the model, with the same rights. Answers with the copy.
 */
export default defineAction('utilitario/perfil', 'copia-para-empresa', async (ctx, { record }) => {
  const { nome, descricao, authorities } = record
  const id = await insertBody(ctx, { nome: await nomeDaCopia(ctx, nome), descricao, authorities })
  await trocaPerfil(ctx, record.id, id)
  return readRecord(ctx, id)
})

/** 'RH (Aurora)', with a number appended where that is taken. */
async function nomeDaCopia({ db, session }: Ctx, nome: string): Promise<string> {
  const empresa = session.empresas.find(({ id }) => id === session.empresaId)?.nome ?? ''
  const { rows } = await sql<{
    nome: string
  }>`select nome from perfil where empresa_id in (0, ${session.empresaId})`.execute(db)
  const taken = new Set(rows.map((row) => row.nome))
  for (let number = 1; ; number++) {
    const end = number === 1 ? ` (${empresa.slice(0, 30)})` : ` (${empresa.slice(0, 30)} ${number})`
    const copy = `${nome.slice(0, LONGEST - end.length)}${end}`
    if (!taken.has(copy)) return copy
  }
}

/** Replaces the model by the copy in the company's users. */
async function trocaPerfil(ctx: Ctx, modelo: number, copia: number): Promise<void> {
  const { empresaId } = ctx.session
  const { rows } = await sql<{ id: number }>`
    with troca as (
      update usuario_empresa_perfis l set perfil_id = ${copia}
      from usuario_empresa x where x.id = l.usuario_empresa_id and x.empresa_id = ${empresaId} and l.perfil_id = ${modelo}
      returning x.usuario_id
    )
    update usuario set versao = versao + 1 where id in (select usuario_id from troca) returning id`.execute(ctx.db)
  for (const { id } of rows)
    await writeTrailLine(forEntity(ctx, 'utilitario/usuario'), Number(id), empresaId, 'copia-perfil', {})
}
