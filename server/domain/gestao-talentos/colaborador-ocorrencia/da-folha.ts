import type { RecordData } from '#schemas/runtime/model.ts'
import { dropUndefined } from '#server/platform/base/present.ts'
import { onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { deleteInside, insertBody } from '#server/platform/crud/write/operations.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'

/** An occurrence sent by the payroll system. */
export interface OcorrenciaDaFolha {
  /** its permanent code there */
  codigo: string
  matricula: string
  cpf: string
  /** 'Código AC' of an integrated type of occurrence */
  tipo: string
  /** deleted there */
  excluida: boolean
  dados: RecordData
}

const CAMPOS = ['dataIni', 'dataFim', 'horaIni', 'horaFim', 'observacao'] as const

/**
 * Stores an occurrence of the payroll system by its code: creates, changes or deletes it. Idempotent. Runs in the
 * caller's transaction.
 * @throws DomainError with the messages of the form
 */
export async function guardaOcorrenciaDaFolha(
  tx: Ctx,
  vinda: OcorrenciaDaFolha,
): Promise<{ id?: number; talentoId: number }> {
  const { codigo, excluida, dados } = vinda
  if (codigo === '') invalid([fieldError('codigo', 'Código é obrigatório.')])
  const own = onBehalf(tx, 'gestao-talentos/colaborador-ocorrencia')
  const [found] = await run<{ id: number; colaborador_id: number }>(
    tx.db,
    'select id, colaborador_id from colaborador_ocorrencia where empresa_id = $1 and codigo_folha = $2',
    [tx.session.empresaId, codigo],
  )
  if (excluida) {
    if (found) await deleteInside(own, Number(found.id), undefined)
    return { talentoId: Number(found?.colaborador_id ?? 0) }
  }
  const talentoId = await talentoDe(tx, vinda)
  const said = Object.fromEntries(CAMPOS.map((name) => [name, dados[name] ?? undefined]))
  const record = { colaborador: { id: talentoId }, ocorrencia: { id: await tipoDe(tx, vinda.tipo) }, ...said }
  if (!found) {
    const id = await insertBody(own, dropUndefined(record), { origem: 'FORTES_PESSOAL', codigoFolha: codigo })
    return { id, talentoId }
  }
  const stored = await readStored(own, Number(found.id), { lock: true })
  if (mudou(stored, record)) await changeStored(own, stored, record, 'alteracao')
  return { id: stored.id, talentoId }
}

const mudou = (stored: RecordData, record: RecordData): boolean =>
  Object.entries(record).some(([name, value]) => idOf(stored[name]) !== idOf(value))

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value

async function talentoDe({ db, session }: Ctx, { matricula, cpf }: OcorrenciaDaFolha): Promise<number> {
  const [column, value] = matricula ? ['matricula', matricula] : ['cpf', cpf.replace(/\D/g, '')]
  if (value === '') invalid([fieldError('matricula', 'Informe a matrícula ou o CPF.')])
  const text = `select id from talento where empresa_id = $1 and ${column} = $2 order by data_admissao desc nulls last, id desc limit 1`
  const [row] = await run<{ id: number }>(db, text, [session.empresaId, value])
  if (row) return Number(row.id)
  return invalid([
    fieldError(
      'matricula',
      matricula ? `Nenhum talento tem a matrícula ${matricula}.` : 'Nenhum talento tem este CPF.',
    ),
  ])
}

async function tipoDe({ db, session }: Ctx, codigoAC: string): Promise<number> {
  const text =
    'select id from tipo_ocorrencia where empresa_id = $1 and integra_ac and codigo_ac = $2 order by id limit 1'
  const [row] = await run<{ id: number }>(db, text, [session.empresaId, codigoAC])
  return row
    ? Number(row.id)
    : invalid([fieldError('tipo', `Nenhum tipo de ocorrência enviado à folha tem o código ${codigoAC || '(vazio)'}.`)])
}
