import Button from '@mui/material/Button'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { MessagePage } from './MessagePage.tsx'
import { pagesTexts } from './texts.ts'

/** spec 3 §2: no authority for the page, and whom to ask for it. */
export function ForbiddenPage() {
  return (
    <MessagePage
      code="403"
      title={pagesTexts.forbidden}
      text={pagesTexts.forbiddenText}
      actions={
        <Button component={AppLink} to="/" variant="contained">
          {pagesTexts.back}
        </Button>
      }
    />
  )
}
