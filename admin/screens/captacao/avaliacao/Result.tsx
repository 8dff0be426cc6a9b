import Alert from '@mui/material/Alert'
import { sendJson } from '#admin/providers/http.ts'
import { Respondidas } from '#admin/questionario/Respondidas.tsx'
import { Total } from '#admin/questionario/Total.tsx'
import type { AvaliacaoDoRh } from '#schemas/runtime/answers/recruitment/candidate-evaluations.ts'
import { itemDe } from '#schemas/runtime/questionario/linha.ts'
import { fatosDe } from './avaliacao.ts'
import { avaliacaoTexts } from './texts.ts'

interface Props {
  avaliacao: AvaliacaoDoRh
  canCorrect: boolean
  onChanged: (avaliacao: AvaliacaoDoRh) => void
}

/** The answers and the result; answers in free text get their marks here. */
export function Result({ avaliacao, canCorrect, onChanged }: Props) {
  const { id, versao, situacao, respostas, expirada, respondente, aspectos } = avaliacao
  const { performance, percentualAprovacao, aprovado } = avaliacao
  const itens = respostas.map((linha) => ({
    ...itemDe(linha),
    ...{ alcancado: linha.alcancado, sugerida: linha.respostaSugerida },
  }))
  return (
    <>
      {situacao === 'P' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {expirada ? avaliacaoTexts.expiredHint : respondente === 'C' && avaliacaoTexts.waitsForCandidate}
        </Alert>
      )}
      <Total performance={performance} minimo={percentualAprovacao} aprovado={aprovado} aspectos={aspectos} />
      <Respondidas
        itens={itens}
        entregue={situacao !== 'P'}
        resultado
        semSecoes
        fatos={fatosDe}
        corrige={
          canCorrect && situacao !== 'P'
            ? async (correcoes) =>
                onChanged(
                  await sendJson<AvaliacaoDoRh>('PUT', `/api/captacao/avaliacoes/${id}/correcao`, {
                    versao,
                    correcoes,
                  }),
                )
            : undefined
        }
      />
    </>
  )
}
