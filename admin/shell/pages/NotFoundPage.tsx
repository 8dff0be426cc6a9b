import Button from '@mui/material/Button'
import { texts } from '#admin/i18n/texts.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { MessagePage } from './MessagePage.tsx'

/** spec 3 §2: any address that is no screen. */
export function NotFoundPage() {
  return (
    <MessagePage
      code="404"
      title={texts.pages.notFound}
      text={texts.pages.notFoundText}
      actions={
        <Button component={AppLink} to="/" variant="contained">
          {texts.pages.back}
        </Button>
      }
    />
  )
}
