import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import CloudUpload from '@mui/icons-material/CloudUploadOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { asApiError } from '#admin/providers/api-error.ts'
import { downloadFile } from '#admin/providers/download.ts'
import { sendJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import { useEntity } from '#admin/resource/entity-context.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { statusColabore } from '#admin/shell/layout/colabore.ts'
import { noticeTime, useReport, useSuccess } from '#admin/shell/useReport.ts'
import { colaboreTexts, recebeEnvios } from '#schemas/runtime/domain/colabore.ts'
import { areasTexts as t } from './texts.ts'
import { AREAS } from './useVinculos.ts'

export const ChartButton = () => (
  <Button
    component={AppLink}
    to="/cargo-salario/areas-organizacionais/organograma"
    color="inherit"
    variant="outlined"
    startIcon={<AccountTree />}
  >
    {t.chart}
  </Button>
)

/** Downloads the report of areas as PDF or spreadsheet, or opens its filters. GET /areas-organizacionais/relatorio — spec 2 §7 */
export function ReportButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [busy, setBusy] = useState(false)
  const report = useReport()
  const notify = useNotify()
  if (!useSession().info.authorities.includes('ROLE_REL_AREA_ORGANIZACIONAL')) return null
  const make = (formato: 'pdf' | 'xlsx') => async () => {
    setAnchor(null)
    setBusy(true)
    await downloadFile(`${AREAS}/relatorio?formato=${formato}`, `areas-organizacionais.${formato}`).catch((thrown) => {
      const error = asApiError(thrown)
      if (error.status === 404) notify(error.message, { type: 'info', autoHideDuration: noticeTime })
      else report(error)
    })
    setBusy(false)
  }
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<Description />}
        loading={busy}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t.report}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={make('pdf')}>{t.reportPdf}</MenuItem>
        <MenuItem onClick={make('xlsx')}>{t.reportXls}</MenuItem>
        <MenuItem component={AppLink} to="/cargo-salario/relatorios/areas-organizacionais">
          {t.reportMore}
        </MenuItem>
      </Menu>
    </>
  )
}

/** Sends the areas to the payroll system, in companies linked to it. PUT /areas-organizacionais/envia-colabore — spec 2 §7 */
export function SendButton() {
  const { info } = useSession()
  const { schema } = useEntity()
  const success = useSuccess()
  const [open, setOpen] = useState(false)
  const status = statusColabore(info)
  if (!schema.can.update || status === 'Inativo' || info.possuiPermissaoAreas) return null
  const send = async () => {
    const { enviadas } = await sendJson<{ enviadas: number }>('PUT', `${AREAS}/envia-colabore`, {})
    success(t.sent(enviadas))
    setOpen(false)
  }
  const free = recebeEnvios(status)
  return (
    <>
      <Tooltip title={free ? '' : colaboreTexts[status]}>
        <Box component="span" tabIndex={free ? undefined : 0}>
          <Button
            color="inherit"
            variant="outlined"
            startIcon={<CloudUpload />}
            disabled={!free}
            onClick={() => setOpen(true)}
          >
            {t.send}
          </Button>
        </Box>
      </Tooltip>
      {open && (
        <ConfirmDialog
          title={t.send}
          text={t.sendText}
          confirm={t.send}
          onClose={() => setOpen(false)}
          onConfirm={send}
        />
      )}
    </>
  )
}
