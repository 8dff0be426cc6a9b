import Visibility from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useRefresh } from 'react-admin'
import { later } from '#admin/form/later.tsx'
import { mailTexts } from '#admin/mail/texts.ts'
import { sendJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { defineOverride } from '#admin/resource/override.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { ModeloEmail } from '#schemas/generated/types/captacao/modelo-email.ts'

const PreviewDialog = later(() => import('#admin/mail/PreviewDialog.tsx'))

/** Button that creates the default templates of the product. */
function Defaults() {
  const schema = useSession().schemas.find(({ path }) => path === 'captacao/modelo-email')
  const refresh = useRefresh()
  const report = useReport()
  const succeed = useSuccess()
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson<{ incluidos: number }>('POST', '/api/captacao/modelos-email/padroes', {}),
    onSuccess: ({ incluidos }) => {
      succeed(mailTexts.defaultsDone(incluidos))
      refresh()
    },
    onError: report,
  })
  if (!schema?.can.create) return null
  return (
    <Button variant="outlined" color="inherit" disabled={isPending} onClick={() => mutate()}>
      {mailTexts.defaults}
    </Button>
  )
}

export default defineOverride<ModeloEmail>({
  listActions: (base) => [<Defaults key="padroes" />, ...base],
  recordActions: (base) => [
    ...base,
    {
      name: 'previa',
      title: mailTexts.preview,
      icon: <Visibility fontSize="small" />,
      dialog: PreviewDialog,
    },
  ],
})
