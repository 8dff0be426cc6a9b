import type { CandidatoSolicitacao } from '#schemas/generated/types/captacao/candidato-solicitacao.ts'
import type { CandidatoSolicitacaoEvento } from '#schemas/generated/types/captacao/candidato-solicitacao-evento.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

type Passo = Omit<CandidatoSolicitacaoEvento, 'id' | 'versao' | 'data' | 'usuario'>

const deSituacao = { C: 'CONTRATACAO', R: 'RECUSA', D: 'DESISTENCIA', E: 'RETOMADA' } as const

/** Events that a save means for a candidacy; empty for a save that changes none of step, fitness and state. */
export function passosEntre(record: CandidatoSolicitacao, before: CandidatoSolicitacao | undefined): Passo[] {
  const { etapaSeletiva, aptidao, situacao = 'E', observacao, motivo } = record
  if (!before) return [{ tipo: 'INCLUSAO', paraEtapa: etapaSeletiva, observacao }]
  const passos: Passo[] = []
  const dito = observacao === before.observacao ? undefined : observacao
  const mudouAptidao = aptidao !== before.aptidao
  if (etapaSeletiva?.id !== before.etapaSeletiva?.id)
    passos.push({
      tipo: 'ETAPA',
      deEtapa: before.etapaSeletiva,
      paraEtapa: etapaSeletiva,
      ...(mudouAptidao ? { aptidao } : {}),
      observacao: dito,
    })
  else if (mudouAptidao) passos.push({ tipo: 'APTIDAO', aptidao, observacao: dito })
  if (situacao !== (before.situacao ?? 'E')) passos.push({ tipo: deSituacao[situacao], observacao: motivo })
  return passos
}

const entraNaEtapa = new Set<Passo['tipo']>(['INCLUSAO', 'ETAPA', 'RETOMADA'])

/** Appends the events of a save with user, time and reason to `eventos`; `naEtapaDesde`, the start of the days in a step, is set here. */
export function registraPassos(
  { session, now }: Ctx,
  record: CandidatoSolicitacao,
  before?: CandidatoSolicitacao,
): void {
  const passos = passosEntre(record, before)
  if (passos.length === 0) return
  const data = now().toISOString()
  const { id, nome } = session.usuario
  // candidates are no users: their ids are separate ranges
  const quem = session.kind === 'candidato' ? {} : { usuario: { id, nome } }
  const eventos = passos.map((passo) => ({ ...passo, data, ...quem }) as CandidatoSolicitacaoEvento)
  record.eventos = [...(record.eventos ?? []), ...eventos]
  if (passos.some(({ tipo }) => entraNaEtapa.has(tipo))) record.naEtapaDesde = data
}
