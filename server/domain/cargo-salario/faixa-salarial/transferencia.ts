import type { FaixaSalarial } from '#schemas/generated/types/cargo-salario/faixa-salarial.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'

export interface Transferencia {
  /** id of the present position */
  origem: number
  destino: number
  faixas: number[]
}

/**
 * Moves bands to another position in one transaction; the band's hooks update the talents in them. Refused, with the
 * names, where the target position has bands of equal names — spec 2 §7
 */
export async function transfere(
  ctx: Ctx,
  { origem, destino, faixas }: Transferencia,
): Promise<{ transferidas: number }> {
  if (origem === destino) invalid([fieldError('cargoId', 'Escolha outro cargo: as faixas já são deste')])
  return inTransaction(ctx, async (tx) => {
    const cargos = await tranca(forEntity(tx, 'cargo-salario/cargo'), [origem, destino])
    if (!cargos.has(origem)) fail('NAO_ENCONTRADO')
    const cargo = cargos.get(destino) ?? invalid([fieldError('cargoId', 'O cargo de destino não existe')])
    const found = await tranca(tx, faixas)
    const moved = faixas.map((id) => daOrigem(found.get(id), origem))
    await recusaNomes(tx, moved, { id: destino, nome: String(cargo.nome) })
    for (const faixa of moved) await changeStored(tx, faixa, { cargo: { id: destino } }, 'alteracao')
    return { transferidas: moved.length }
  })
}

/** Locks the bands by ascending id, so that concurrent transfers cannot deadlock. */
async function tranca(ctx: Ctx, ids: number[]): Promise<Map<number, StoredRecord>> {
  const found = new Map<number, StoredRecord>()
  for (const id of [...ids].sort((a, b) => a - b)) {
    const record = await findStored(ctx, id, { lock: true })
    if (record) found.set(id, record)
  }
  return found
}

function daOrigem(faixa: StoredRecord | undefined, origem: number): StoredRecord {
  const { cargo } = (faixa ?? {}) as Partial<FaixaSalarial>
  if (!faixa || cargo?.id !== origem)
    return invalid([fieldError('faixasIds', 'Uma das faixas informadas não é deste cargo')])
  return faixa
}

async function recusaNomes({ db, session }: Ctx, faixas: StoredRecord[], destino: { id: number; nome: string }) {
  const rows = await db
    .selectFrom('faixa_salarial')
    .select('nome')
    .where('empresa_id', '=', session.empresaId)
    .where('cargo_id', '=', destino.id)
    .where(
      'nome',
      'in',
      faixas.map(({ nome }) => String(nome)),
    )
    .orderBy('nome')
    .execute()
  if (rows.length === 0) return
  const nomes = new Intl.ListFormat('pt-BR').format(rows.map(({ nome }) => nome))
  const message =
    rows.length === 1
      ? `O cargo ${destino.nome} já tem a faixa salarial ${nomes}.`
      : `O cargo ${destino.nome} já tem as faixas salariais ${nomes}.`
  fail('CHAVE_DUPLICADA', {}, { message, errors: [fieldError('faixasIds', message, 'CHAVE_DUPLICADA')] })
}
