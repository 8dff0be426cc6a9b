import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { run } from '#server/platform/database/sql.ts'
import { assinaturaDe, type Pendente, pendentes, TIPOS } from './conteudo.ts'
import { type Item, mensagemDe, type Tipo, umDeCadaVez } from './lote.ts'

/** Most records of a batch. */
const MAIOR = 1000

/**
 * Creates batches of pending records that are in none yet. Refused ones are sent again once changed, or on request.
 * @returns ids of the new batches
 */
export async function geraLotes(tx: Ctx): Promise<number[]> {
  await umDeCadaVez(tx)
  const ids: number[] = []
  for (const tipo of TIPOS) {
    const enviados = await jaEnviados(tx, tipo)
    const novos = (await pendentes(tx, tipo)).filter((each) => !enviados.has(chaveDe(each)))
    for (let from = 0; from < novos.length; from += MAIOR)
      ids.push(await faz(tx, tipo, novos.slice(from, from + MAIOR)))
  }
  return ids
}

/** A batch of these records, whatever was sent before. @returns its id */
export async function faz(tx: Ctx, tipo: Tipo, registros: Pendente[]): Promise<number> {
  const itens: Item[] = registros.map(({ origem, origem_id, talento_id, dados }) => ({
    ...{ origem, origemId: Number(origem_id), talentoId: Number(talento_id), assinatura: assinaturaDe(dados) },
    situacao: 'AGUARDANDO',
  }))
  const body = { tipo, sentido: 'SAIDA', codigo: await proximoCodigo(tx), itens, mensagem: mensagemDe(itens) }
  return insertBody(forEntity(tx, 'sst/lote-integracao'), body)
}

const chaveDe = ({ origem_id, dados }: Pendente): string => `${origem_id} ${assinaturaDe(dados)}`

/** Keys (record id and hash) of all contents in batches, answered or not. */
async function jaEnviados({ db, session }: Ctx, tipo: Tipo): Promise<Set<string>> {
  const rows = await run<{ chave: string }>(
    db,
    `select distinct i.origem_id || ' ' || i.assinatura as chave from lote_integracao_item i
     join lote_integracao l on l.empresa_id = i.empresa_id and l.id = i.lote_integracao_id
     where l.empresa_id = $1 and l.tipo = $2 and l.sentido = 'SAIDA' and i.situacao <> 'SEM_ERRO'`,
    [session.empresaId, tipo],
  )
  return new Set(rows.map(({ chave }) => chave))
}

async function proximoCodigo({ db, session }: Ctx): Promise<string> {
  const text = `select coalesce(max(codigo::bigint), 0) + 1 as n from lote_integracao where empresa_id = $1 and sentido = 'SAIDA'`
  const [row] = await run<{ n: number }>(db, text, [session.empresaId])
  return String(row?.n ?? 1)
}
