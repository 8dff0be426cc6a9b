import Button from '@mui/material/Button'
import { texts } from '#admin/i18n/texts.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { MessagePage } from './MessagePage.tsx'

/** spec 3 §2: no authority for the page, and whom to ask for it. */
export function ForbiddenPage() {
  return (
    <MessagePage
      code="403"
      title={texts.pages.forbidden}
      text={texts.pages.forbiddenText}
      actions={
        <Button component={AppLink} to="/" variant="contained">
          {texts.pages.back}
        </Button>
      }
    />
  )
}
