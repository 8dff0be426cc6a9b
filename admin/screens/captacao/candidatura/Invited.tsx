import Alert from '@mui/material/Alert'
import type { Disponibilidade } from '#schemas/runtime/answers/recruitment/interviews.ts'
import { candidaturaTexts as t } from './texts.ts'
import { convidadosDe as separa } from './useDisponibilidade.ts'

interface Props {
  convidados: Disponibilidade['convidados']
  quando: string | undefined
}

/** Says who will get the invitation by e-mail, and who will not. */
export function Invited({ convidados, quando }: Props) {
  const { recebem, semEmail, semModelo } = separa(convidados)
  const passou = quando !== undefined && Date.parse(quando) < Date.now()
  const lines = passou
    ? [t.inThePast]
    : [
        recebem.length > 0 ? t.willInvite(recebem) : t.willInviteNobody,
        ...(semEmail.length > 0 ? [t.notInvited(semEmail)] : []),
        ...(semModelo ? [t.candidateNotTold(convidados.candidato.nome)] : []),
      ]
  return (
    <Alert severity={passou || lines.length > 1 ? 'warning' : 'info'} role="status" sx={{ mt: 2 }}>
      {lines.join(' ')}
    </Alert>
  )
}
