import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findManyStored, readRecord, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { removeMany, storeMany } from '#server/platform/crud/write/many.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { ALVOS } from './alvos.ts'
import { idsDasPropostas } from './propostas.ts'
import { acheTabela, exigeCenario, exigeElaboracao, exigeSalario, type Tabela } from './tabela.ts'

const CENARIO = 'cargo-salario/cenario-reajuste'

/** Copies the proposals of a plan, or of one of its scenarios, into a new named scenario. Scenarios have no state and are ignored by the duplicate check. */
export async function copiaCenario(ctx: Ctx, tabela: number, nome: string, de: number | undefined) {
  const id = await inTransaction(ctx, async (tx) => {
    const plano = await emElaboracao(tx, tabela)
    const own = forEntity(tx, CENARIO)
    const cenario = await insertBody(own, { nome, tabelaReajuste: { id: tabela } })
    const copias = (await propostasDe(tx, plano, de)).map(({ id: _, versao: __, ...proposta }) => ({
      record: { ...proposta, cenario: { id: cenario } },
    }))
    await guarda(tx, plano, copias, 'criacao')
    return cenario
  })
  return readRecord(forEntity(ctx, CENARIO), id)
}

/** Adopts a scenario: swaps its proposals with those of the plan. */
export function adotaCenario(ctx: Ctx, tabela: number, cenario: number): Promise<{ adotadas: number }> {
  return inTransaction(ctx, async (tx) => {
    const plano = await emElaboracao(tx, tabela)
    const [antes, novas] = [await propostasDe(tx, plano, undefined), await propostasDe(tx, plano, cenario)]
    if (novas.length === 0) invalid([fieldError(undefined, 'O cenário não tem propostas')])
    // moves the scenario's rows first: the unique key covers rows of scenarios only
    await guarda(tx, plano, muda(novas, undefined), 'alteracao')
    await guarda(tx, plano, muda(antes, cenario), 'alteracao')
    return { adotadas: novas.length }
  })
}

/** Takes all proposals out of a plan, or of a scenario. */
export function limpaPropostas(ctx: Ctx, tabela: number, cenario: number | undefined): Promise<{ excluidas: number }> {
  return inTransaction(ctx, async (tx) => {
    const plano = await emElaboracao(tx, tabela)
    const propostas = await propostasDe(tx, plano, cenario)
    await removeMany(forEntity(tx, ALVOS[plano.tipoReajuste].propostas), propostas)
    return { excluidas: propostas.length }
  })
}

const muda = (propostas: StoredRecord[], cenario: number | undefined) =>
  propostas.map((before) => ({
    before,
    record: { ...before, cenario: cenario === undefined ? undefined : { id: cenario } },
  }))

async function emElaboracao(tx: Ctx, id: number): Promise<Tabela> {
  exigeSalario(tx)
  const { tipoReajuste } = await acheTabela(tx, id)
  return exigeElaboracao(tx, id, tipoReajuste, ALVOS[tipoReajuste].plan.field)
}

/** Reads and locks all proposals; refused where the session does not see all of them. */
async function propostasDe(tx: Ctx, plano: Tabela, cenario: number | undefined): Promise<StoredRecord[]> {
  await exigeCenario(tx, plano.id, cenario)
  const ids = await idsDasPropostas(tx, plano, cenario)
  const found = await findManyStored(forEntity(tx, ALVOS[plano.tipoReajuste].propostas), ids, { lock: true })
  if (found.length < ids.length)
    invalid([fieldError(undefined, 'O planejamento tem talentos que você não vê: outra pessoa tem de fazê-lo.')])
  return found
}

async function guarda(
  tx: Ctx,
  plano: Tabela,
  changes: Parameters<typeof storeMany>[1],
  operation: string,
): Promise<void> {
  const [refused] = await storeMany(forEntity(tx, ALVOS[plano.tipoReajuste].propostas), changes, operation)
  if (refused) invalid(refused.errors)
}
