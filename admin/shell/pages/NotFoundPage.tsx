import Button from '@mui/material/Button'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { MessagePage } from './MessagePage.tsx'
import { pagesTexts } from './texts.ts'

/** 404 page: a URL without a screen (spec 3 §2). */
export function NotFoundPage() {
  return (
    <MessagePage
      code="404"
      title={pagesTexts.notFound}
      text={pagesTexts.notFoundText}
      actions={
        <Button component={AppLink} to="/" variant="contained">
          {pagesTexts.back}
        </Button>
      }
    />
  )
}
