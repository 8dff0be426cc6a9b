import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import { commonTexts } from '#admin/i18n/common.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { type Plano, paginaDo } from './plano.ts'
import { TotalCards } from './TotalCards.tsx'
import { reajustesTexts as t } from './texts.ts'
import { useTotals } from './useTotals.ts'

/** Effect of a plan on the payroll, opened from the list of plans. */
export default function TotalDialog({ record, onClose }: RecordDialogProps<Plano>) {
  const { id, nome } = record
  const { data, error, refetch } = useTotals(id)
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="total-folha">
      <DialogTitle id="total-folha">{`${t.totals}: ${nome}`}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        {error ? (
          <RetryAlert onRetry={refetch}>{t.totalsFailed}</RetryAlert>
        ) : data ? (
          <TotalCards totals={data} />
        ) : (
          <Skeleton variant="rounded" height={120} />
        )}
      </DialogContent>
      <DialogActions>
        <Button component={AppLink} to={paginaDo(id)}>
          {t.show}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {commonTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
