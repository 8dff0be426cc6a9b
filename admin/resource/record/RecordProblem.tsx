import Button from '@mui/material/Button'
import { texts } from '#admin/i18n/texts.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import { MessagePage } from '#admin/shell/pages/MessagePage.tsx'
import { useEntity } from '../entity-context.ts'
import { listAddress } from '../list/address.ts'

/** A record that cannot be shown: not there, not allowed, or not to be had now. */
export function RecordProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { resource } = useEntity()
  const { status, message } = asApiError(error)
  if (status === 403) return <ForbiddenPage />
  const back = (
    <Button component={AppLink} to={listAddress(resource)} variant={status === 404 ? 'contained' : 'outlined'}>
      {texts.record.backToList}
    </Button>
  )
  if (status === 404 || status === 400)
    return <MessagePage code="404" title={texts.record.notFound} text={texts.record.notFoundText} actions={back} />
  return (
    <MessagePage
      title={texts.record.loadFailed}
      text={message}
      actions={
        <>
          <Button variant="contained" onClick={onRetry}>
            {texts.common.retry}
          </Button>
          {back}
        </>
      }
    />
  )
}
