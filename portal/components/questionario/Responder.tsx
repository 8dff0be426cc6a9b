import { useMemo } from 'react'
import type { Pacote } from '#admin/form/questionario/pacote.ts'
import type { Avaliacao } from '#schemas/runtime/answers/recruitment/portal.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { colunasDe, itemDe } from '#schemas/runtime/questionario/linha.ts'
import { putJson } from '../../api.ts'
import { copiaDoCandidato } from '../../copia-local.ts'
import { useTimeLeft } from '../../hooks/useTimeLeft.ts'
import { usePortal } from '../../session.tsx'
import { Icon } from '../Icon.tsx'
import { Perguntas } from './Perguntas.tsx'
import { tempoRestante } from './texts.ts'

interface ResponderProps {
  avaliacao: Avaliacao
  onHanded(avaliacao: Avaliacao): void
  /** closed, or handed in elsewhere */
  onClosed(): void
}

/** A candidate's evaluation: the questions, how many are left and how long. */
export function Responder({ avaliacao, onHanded, onClosed }: ResponderProps) {
  const { id, perguntas, dataHoraExpiracao, agora } = avaliacao
  const { candidato, expired } = usePortal()
  const left = useTimeLeft(dataHoraExpiracao, agora)
  const copia = useMemo(() => candidato && copiaDoCandidato(candidato.id, id), [candidato, id])
  const itens = perguntas.map(itemDe)
  const envia = <T,>(segment: string, { dadas }: Pacote, leaving = false) => {
    const respostas = dadas.map(({ pergunta, ...resposta }) => ({ perguntaId: pergunta, ...colunasDe(resposta) }))
    return putJson<T>(`avaliacoes/${id}/${segment}`, { respostas }, undefined, leaving)
  }
  if (left === 0)
    return (
      <p className="erro" role="alert">
        O prazo para responder terminou em {displayInstant(dataHoraExpiracao ?? '')}. O que você respondeu até aqui está
        guardado; se precisar de mais tempo, fale com a empresa.
      </p>
    )
  return (
    <Perguntas
      questionario={{
        perguntas: itens.map(({ pergunta }) => pergunta),
        respostas: itens.map(({ pergunta, resposta }) => ({ pergunta: pergunta.id, ...resposta })),
      }}
      regras={{
        exigeComentario: false,
        async guarda(pacote, leaving) {
          await envia('rascunho', pacote, leaving)
          return undefined
        },
        entrega: (pacote) => envia<Avaliacao>('respostas', pacote),
        copia,
      }}
      entregar="Entregar respostas"
      lado={
        left !== undefined && (
          <span className={left < 3_600_000 ? 'prazo urgente' : 'nota'}>
            <Icon name="horario" /> Termina em {tempoRestante(left)}
          </span>
        )
      }
      onExpired={expired}
      onHanded={onHanded}
      onClosed={onClosed}
    />
  )
}
