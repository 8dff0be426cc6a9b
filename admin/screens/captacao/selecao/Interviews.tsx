import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { runAction } from '#admin/providers/records/records.ts'
import { useSession } from '#admin/providers/session.ts'
import { useReport } from '#admin/shell/useReport.ts'
import type { Cartao } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { selecaoTexts } from './texts.ts'

/** The candidate's next interview; for a past one, buttons that record whether he came. */
export function Interviews({ cartao: { nome, entrevistas }, onChanged }: { cartao: Cartao; onChanged: () => void }) {
  const { proxima, semDesfecho } = entrevistas ?? {}
  const entrevista = useSession().schemas.find(({ path }) => path === 'captacao/entrevista')
  const report = useReport()
  const { mutate, isPending } = useMutation({
    mutationFn: (step: 'realiza' | 'ausencia') =>
      runAction(entrevista?.route ?? '', semDesfecho?.id ?? 0, step, { versao: semDesfecho?.versao }),
    onSuccess: onChanged,
    onError: report,
  })
  const may = (name: string) => entrevista?.actions.includes(name) === true
  return (
    <>
      {proxima && (
        <Typography variant="caption" sx={{ display: 'block', mt: 0.5 }}>
          {selecaoTexts.next(displayInstant(proxima.inicio))}
        </Typography>
      )}
      {semDesfecho && (
        <Box role="group" aria-label={selecaoTexts.cameOf(nome)} sx={{ mt: 0.5 }}>
          <Typography variant="caption" sx={{ display: 'block' }}>
            {selecaoTexts.past(displayInstant(semDesfecho.inicio))} <b>{selecaoTexts.came}</b>
          </Typography>
          {may('realiza') && (
            <Button size="small" disabled={isPending} onClick={() => mutate('realiza')} sx={small}>
              {selecaoTexts.yes}
            </Button>
          )}
          {may('ausencia') && (
            <Button size="small" color="inherit" disabled={isPending} onClick={() => mutate('ausencia')} sx={small}>
              {selecaoTexts.no}
            </Button>
          )}
        </Box>
      )}
    </>
  )
}

const small = { minWidth: 0, px: 1, py: 0.25 }
