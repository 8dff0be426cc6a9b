import { displayDay } from '#schemas/runtime/dates.ts'
import { acertaSalarios } from '#server/domain/gestao-talentos/talento/queries.ts'
import { onBehalf } from '#server/platform/crud/context.ts'
import { type Ctx, defineAction } from '#server/platform/crud/define.ts'
import { findManyStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { persistMany, type StoredChange } from '#server/platform/crud/write/persist-many.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { ALVOS, type Registro } from './alvos.ts'
import { type Anotado, lancamentosDe, versoesDasLinhas } from './lancamentos.ts'
import { type Linha, LOTE, linhasDe } from './linhas.ts'
import { Recusas } from './recusas.ts'
import { preencheSituacao } from './situacao.ts'
import { exigeSalarioDaTabela, recusaProprio, type Tabela } from './tabela.ts'

/** Removes exactly the rows written by applying the plan. POST /{id}/cancelar-reajuste — spec 2 §4, §7 */
export default defineAction(
  'cargo-salario/tabela-reajuste-colaborador',
  'cancela',
  async (ctx, { record, step, save }) => {
    await exigeSalarioDaTabela(ctx, record)
    await recusaProprio(ctx, record.talento)
    await preencheSituacao(ctx, [record])
    const refuse = (message: string) => fail('ACAO_NAO_PERMITIDA', {}, { message })
    if (record.existeHistoricoConfirmado)
      refuse('O reajuste não pode ser cancelado: a folha já confirmou lançamentos dele.')
    if (!record.ehUltimo)
      refuse('Só o último reajuste aplicado pode ser cancelado: outro, aplicado depois, mudou os mesmos registros.')
    await desfaz(ctx, record)
    await save(step)
  },
)

async function desfaz(ctx: Ctx, { id, tipoReajuste }: Tabela): Promise<void> {
  const { registro } = ALVOS[tipoReajuste]
  const own = onBehalf(ctx, registro.path)
  const anotados = await lancamentosDe(ctx, id, tipoReajuste)
  const alvos = [...anotados.keys()]
  const recusas = new Recusas()
  for (let at = 0; at < alvos.length; at += LOTE) {
    const some = alvos.slice(at, at + LOTE)
    const found = await findManyStored(own, some, { lock: true })
    if (found.length < some.length)
      fail(
        'NAO_AUTORIZADO',
        {},
        { message: 'O reajuste mudou registros que você não vê: outra pessoa tem de cancelá-lo.' },
      )
    const meus = some.flatMap((alvo) => anotados.get(alvo) ?? [])
    const versoes = await versoesDasLinhas(
      own,
      tipoReajuste,
      meus.map(({ linha }) => linha),
    )
    const changes = found.flatMap((alvo) =>
      desfazUm(registro, alvo, { anotados: anotados.get(alvo.id) ?? [], versoes, recusas }),
    )
    await persistMany(own, changes)
    await ctx.progress?.(at + some.length, alvos.length)
  }
  // thrown at the end to name all refusals; the transaction rolls back
  recusas.throwIfAny()
  await acertaSalarios(ctx)
}

interface Feito {
  anotados: Anotado[]
  /** present versions of the rows */
  versoes: Map<number, number>
  recusas: Recusas
}

/** Changes that remove a plan's rows from a record; empty where one of them was changed since. */
function desfazUm(registro: Registro, alvo: StoredRecord, { anotados, versoes, recusas }: Feito): StoredChange[] {
  const { lista, valor } = registro
  const linhas = linhasDe(alvo, registro)
  const before = structuredClone(alvo)
  const minhas = new Map(anotados.map((anotado) => [anotado.linha, anotado]))
  const mexidas = anotados.flatMap(({ linha, versaoLinha }) => {
    const found = linhas.find((row) => row.id === linha)
    return versoes.get(linha) === versaoLinha ? [] : [found ? displayDay(found.data) : 'excluído']
  })
  if (mexidas.length > 0) {
    const nome = String(alvo.nome)
    recusas.add('Lançamentos do reajuste foram alterados depois dele', `${nome} (${mexidas.join(', ')})`)
    return []
  }
  const left = linhas.flatMap((linha): Linha[] => {
    const anotado = minhas.get(Number(linha.id))
    if (!anotado) return [linha]
    return anotado.valorAntes === null ? [] : [{ ...linha, [valor]: anotado.valorAntes }]
  })
  return [{ record: { ...alvo, [lista]: left }, before, operation: 'reajuste-cancelado', tolerated: before }]
}
