import Button from '@mui/material/Button'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import { MessagePage } from '#admin/shell/pages/MessagePage.tsx'
import { useEntity } from '../entity-context.ts'
import { listAddress } from '../list/address.ts'
import { recordTexts } from './texts.ts'

/** Error page of a record: not found, forbidden, or failed to load. */
export function RecordProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { resource } = useEntity()
  const { status, message } = asApiError(error)
  if (status === 403) return <ForbiddenPage />
  const back = (
    <Button component={AppLink} to={listAddress(resource)} variant={status === 404 ? 'contained' : 'outlined'}>
      {recordTexts.backToList}
    </Button>
  )
  if (status === 404 || status === 400)
    return <MessagePage code="404" title={recordTexts.notFound} text={recordTexts.notFoundText} actions={back} />
  return (
    <MessagePage
      title={recordTexts.loadFailed}
      text={message}
      actions={
        <>
          <Button variant="contained" onClick={onRetry}>
            {commonTexts.retry}
          </Button>
          {back}
        </>
      }
    />
  )
}
