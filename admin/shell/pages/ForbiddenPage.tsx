import Button from '@mui/material/Button'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { MessagePage } from './MessagePage.tsx'
import { pagesTexts } from './texts.ts'

/** 403 page: no authority for the screen, and whom to ask for it (spec 3 §2). */
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
