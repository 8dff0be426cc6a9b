import type { Papel } from '#schemas/runtime/domain/desempenho.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { dropUndefined } from '#server/platform/base/present.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findManyStored } from '#server/platform/crud/read/read.ts'
import { removeMany, storeMany } from '#server/platform/crud/write/many.ts'
import { run } from '#server/platform/database/sql.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import { abreColecoes } from './anonimo.ts'
import { freezeAvaliados, levadoDosModelos, readDistribuidos } from './avaliados.ts'
import { type Ciclo, isAnonima } from './ciclo.ts'

const COPIA = 'avaliacao/colaborador-questionario'

/** Copies inserted per batch; the task reports its progress after each. */
const LOTE = 2000

/** Evaluator, evaluated person and role of a participant row. */
export interface Participante {
  avaliado: number
  avaliador: number
  papel: Papel
}

type Falta = Participante & { email: string | null }

// $1 company, $2 cycle: participants with an evaluator who have no copy yet, with the address of the evaluator
const SEM_COPIA = `select p.avaliado_id as avaliado, p.avaliador_id as avaliador, p.papel, t.contato_email as email
  from participante_avaliacao_desempenho p join talento t on t.empresa_id = p.empresa_id and t.id = p.avaliador_id
  where p.empresa_id = $1 and p.avaliacao_desempenho_id = $2 and not exists (select from colaborador_questionario c
    where c.empresa_id = p.empresa_id and c.avaliacao_desempenho_id = $2 and c.colaborador_id = p.avaliado_id
      and c.avaliador_id = p.avaliador_id and c.papel = p.papel)
  order by p.avaliado_id, p.id`

/** Creates the missing copies of a released cycle and freezes their evaluated people. @returns the evaluators with something new to answer */
export async function createCopias(tx: Ctx, ciclo: Ciclo): Promise<Set<number>> {
  const faltam = await run<Falta>(tx.db, SEM_COPIA, [tx.session.empresaId, ciclo.id])
  const antes = await readDistribuidos(tx, ciclo.id)
  const avaliados = await freezeAvaliados(tx, ciclo, [...new Set(faltam.map(({ avaliado }) => Number(avaliado)))])
  const modelos = [...avaliados.values()].flatMap(({ modelo }) => (modelo == null ? [] : [Number(modelo)]))
  const levado = await levadoDosModelos(tx, modelos)
  const copiaDe = ({ avaliado, avaliador, papel, email }: Falta): RecordData => {
    const { modelo, questionario, numeroVersao } = avaliados.get(Number(avaliado)) ?? {}
    const referencia = (id: number | null | undefined) =>
      id === null || id === undefined ? undefined : { id: Number(id) }
    return {
      ...{ titulo: ciclo.titulo, origem: 'D', situacao: 'N', papel, numeroVersao: numeroVersao ?? undefined },
      avaliacaoDesempenho: { id: ciclo.id },
      ...(isAnonima(ciclo, papel) && { anonima: true }),
      ...{ colaborador: referencia(avaliado), avaliador: referencia(avaliador) },
      ...{ modeloAvaliacao: referencia(modelo), questionario: referencia(questionario) },
      email: email ?? undefined,
      ...levado.get(Number(modelo)),
    }
  }
  if (ciclo.anonima)
    await abreColecoes(
      tx,
      [...avaliados.values()].filter(({ talento }) => !antes.has(talento)),
    )
  for (let at = 0; at < faltam.length; at += LOTE) {
    const some = faltam.slice(at, at + LOTE).map((falta) => ({ record: dropUndefined(copiaDe(falta)) }))
    const [refused] = await storeMany(forEntity(tx, COPIA), some, 'criacao')
    if (refused) invalid(refused.errors)
    await tx.progress?.(at + some.length, faltam.length)
  }
  return new Set(faltam.map(({ avaliador }) => Number(avaliador)))
}

// $1 company, $2 cycle
const NAO_RESPONDIDAS = `select id from colaborador_questionario where empresa_id = $1 and avaliacao_desempenho_id = $2 and situacao <> 'R'`
const DE_QUEM = `${NAO_RESPONDIDAS} and colaborador_id = $3 and avaliador_id = $4 and papel = $5`

/** Removes the copies that are not handed in, of the whole cycle or of one participant. */
export async function removeCopias(tx: Ctx, cicloId: number, de?: Participante): Promise<void> {
  const of = forEntity(tx, COPIA)
  const values = [tx.session.empresaId, cicloId]
  const rows = de
    ? await run<{ id: number }>(tx.db, DE_QUEM, [...values, de.avaliado, de.avaliador, de.papel])
    : await run<{ id: number }>(tx.db, NAO_RESPONDIDAS, values)
  await removeMany(
    of,
    await findManyStored(
      of,
      rows.map(({ id }) => Number(id)),
    ),
  )
}
