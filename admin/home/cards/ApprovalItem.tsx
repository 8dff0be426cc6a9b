import RateReview from '@mui/icons-material/RateReviewOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import type { MouseEvent } from 'react'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { Answer, Pending } from '#schemas/runtime/answers/workflow.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { deskTexts } from '../texts.ts'

const t = deskTexts.approvals

interface Props {
  item: Pending
  /** a decision is being sent */
  busy: boolean
  onApprove: () => void
  /** asks for the reason first */
  onAsk: (answer: Answer, title: string) => void
}

/** A record waiting for approval: subject, deadline, and two answers. */
export function ApprovalItem({ item, busy, onApprove, onAsk }: Props) {
  const { rotulo, endereco, titulo, etapa, prazo, atrasada, detalhes, aprovar, reprovar } = item
  // ignores the second click of a double click, which would approve the record that moved up
  const approve = (event: MouseEvent) => {
    if (event.detail < 2) onApprove()
  }
  return (
    <Box component="li" sx={{ px: 2, py: 0.75, '& + li': { borderTop: 1, borderColor: 'divider' } }}>
      <Link component={AppLink} to={endereco} sx={{ fontWeight: 600, fontSize: 13, overflowWrap: 'anywhere' }}>
        {rotulo}
      </Link>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
        {[titulo, etapa].join(' · ')}
        {prazo && (
          <Box component="span" sx={{ color: atrasada ? 'error.main' : undefined }}>
            {` · ${atrasada ? t.lateSince(displayDay(prazo)) : t.until(displayDay(prazo))}`}
          </Box>
        )}
      </Box>
      {detalhes.length > 0 && (
        <Box sx={{ fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>{detalhes.join(' · ')}</Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.75 }}>
        <Button
          size="small"
          variant="contained"
          loading={busy}
          data-aprovar
          aria-label={`${t.approve}: ${rotulo}`}
          onClick={approve}
        >
          {t.approve}
        </Button>
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          disabled={busy}
          aria-label={`${t.refuse}: ${rotulo}`}
          onClick={() => onAsk(reprovar, t.refuse)}
        >
          {t.refuse}
        </Button>
        {aprovar.motivo !== undefined && (
          <Tooltip title={t.approveWithReason}>
            <IconButton
              size="small"
              disabled={busy}
              aria-label={`${t.approveWithReason}: ${rotulo}`}
              onClick={() => onAsk(aprovar, t.approve)}
            >
              <RateReview fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Box>
    </Box>
  )
}
