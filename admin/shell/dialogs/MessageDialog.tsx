import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import Button from '@mui/material/Button'
import { type NotificationPayload, useTranslate } from 'react-admin'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'

interface Props {
  payload: NotificationPayload
  onClose: () => void
}

/** 'Aviso' or 'Erro': a message that stays until dismissed (spec 1 §8). */
export function MessageDialog({ payload: { type, message, notificationOptions }, onClose }: Props) {
  const translate = useTranslate()
  const warning = type === 'warning'
  const Icon = warning ? WarningAmber : ErrorOutline
  return (
    <PromptDialog
      alert
      icon={<Icon aria-hidden color={warning ? 'warning' : 'error'} />}
      title={warning ? commonTexts.warning : commonTexts.error}
      text={
        typeof message === 'string' ? translate(message, { _: message, ...notificationOptions?.messageArgs }) : message
      }
      onClose={onClose}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          {commonTexts.close}
        </Button>
      }
    />
  )
}
