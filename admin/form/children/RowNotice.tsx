import Alert from '@mui/material/Alert'
import Portal from '@mui/material/Portal'
import Snackbar from '@mui/material/Snackbar'

/** spec 1 §9: a notice of success stands for three seconds. */
const noticeTime = 3000

/** What became of a row, in passing; another text starts anew. */
export function RowNotice({ text, onClose }: { text: string | undefined; onClose(): void }) {
  return (
    // a form measures itself (container queries), and would hold what is fixed to the window
    <Portal>
      <Snackbar
        key={text}
        open={text !== undefined}
        autoHideDuration={noticeTime}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        // a click into the form is no answer to it
        onClose={(_, reason) => reason !== 'clickaway' && onClose()}
      >
        <Alert severity="success" variant="filled" role="status" sx={{ boxShadow: 6 }}>
          {text}
        </Alert>
      </Snackbar>
    </Portal>
  )
}
