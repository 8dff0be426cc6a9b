import { useState } from 'react'
import type { Pacote } from '#admin/form/questionario/pacote.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { Responder } from '#admin/questionario/Responder.tsx'
import type { AvaliacaoDoRh } from '#schemas/runtime/answers/recruitment/candidate-evaluations.ts'
import { colunasDe, itemDe } from '#schemas/runtime/questionario/linha.ts'
import { dadasDe, fatosDe } from './avaliacao.ts'
import { avaliacaoTexts } from './texts.ts'

interface Props {
  avaliacao: AvaliacaoDoRh
  onChanged: (avaliacao: AvaliacaoDoRh) => void
  /** the evaluation is closed for answers: the stored ones are shown */
  onClosed: () => void
}

/** HR answers the evaluation: drafts are saved while typing; draft and final answers carry the version that was read. */
export function Answer({ avaliacao, onChanged, onClosed }: Props) {
  const { id, versao } = avaliacao
  const [respostas] = useState(avaliacao.respostas)
  const put = (segment: 'rascunho' | 'respostas', { dadas, versao: lida }: Pacote, keepalive = false) =>
    sendJson<AvaliacaoDoRh>(
      'PUT',
      `/api/captacao/avaliacoes/${id}/${segment}`,
      {
        versao: lida,
        respostas: dadas.map(({ pergunta, ...resposta }) => ({ perguntaId: pergunta, ...colunasDe(resposta) })),
      },
      { quiet: segment === 'rascunho', keepalive },
    )
  return (
    <Responder
      questionario={{
        perguntas: respostas.map((linha) => itemDe(linha).pergunta),
        respostas: dadasDe(respostas),
        versao,
      }}
      regras={{
        exigeComentario: false,
        guarda: (pacote, saindo) => put('rascunho', pacote, saindo),
        entrega: (pacote) => put('respostas', pacote),
        atual(erro) {
          const atual = asApiError(erro).body.atual as AvaliacaoDoRh | undefined
          return atual && { versao: atual.versao, dadas: dadasDe(atual.respostas), escrito: {} }
        },
      }}
      texts={{ finish: avaliacaoTexts.finish, finished: avaliacaoTexts.finished }}
      botoes
      semSecoes
      nota={fatosDe}
      onEntregue={onChanged}
      onFechada={onClosed}
    />
  )
}
