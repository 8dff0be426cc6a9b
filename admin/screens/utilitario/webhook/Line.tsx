import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { EventFact, EventLine } from '#admin/shell/lines/EventLine.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { DeliveryLine } from '#schemas/runtime/answers/utilities/webhooks.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { webhooksTexts } from './texts.ts'
import { useWebhookCalls } from './useWebhook.ts'

const colours = { AGUARDANDO: 'info', ENTREGUE: 'success', FALHOU: 'error' } as const

interface Props {
  webhook: number
  entrega: DeliveryLine
  /** title of the event */
  nome: string
  mayChange: boolean
}

/** One delivery: event, state, and the receiver's response. */
export function Line({ webhook, entrega, nome, mayChange }: Props) {
  const { reenvia } = useWebhookCalls(webhook)
  const report = useReport()
  const succeed = useSuccess()
  const { id, entidade, registroId, criadaEm, situacao, resposta, motivo } = entrega
  const t = webhooksTexts
  const quando = displayInstant(criadaEm)
  const evento = entidade ? nome : t.trialEvent
  const again = () =>
    void reenvia(id)
      .then(() => succeed(t.queued))
      .catch(report)
  const end = (
    <>
      <Chip size="small" variant="outlined" color={colours[situacao]} label={t.states[situacao]} />
      {mayChange && (
        <Box sx={{ width: 92, textAlign: 'right' }}>
          {entidade && situacao !== 'AGUARDANDO' && (
            <Button size="small" aria-label={t.againOf(evento, quando)} onClick={again}>
              {t.again}
            </Button>
          )}
        </Box>
      )}
    </>
  )
  return (
    <EventLine when={quando} end={end}>
      <Typography variant="body2">
        {evento}
        {registroId !== undefined && (
          <Typography component="span" variant="body2" color="text.secondary">
            {' '}
            · {t.record(registroId)}
          </Typography>
        )}
      </Typography>
      <EventFact>{factsOf(entrega)}</EventFact>
      {motivo && <EventFact color="error">{motivo}</EventFact>}
      {resposta && <EventFact>{t.answer(resposta)}</EventFact>}
    </EventLine>
  )
}

function factsOf({ codigo, duracaoMs, tentativas, situacao, proximaEm }: DeliveryLine): string {
  const t = webhooksTexts
  return [
    codigo === undefined ? undefined : t.answered(codigo, duracaoMs ?? 0),
    tentativas > 0 ? t.tries(tentativas) : undefined,
    situacao === 'AGUARDANDO' && tentativas > 0 && proximaEm ? t.next(displayInstant(proximaEm)) : undefined,
  ]
    .filter((fact) => fact !== undefined)
    .join(' · ')
}
