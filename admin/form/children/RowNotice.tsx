import Alert from '@mui/material/Alert'
import Portal from '@mui/material/Portal'
import Snackbar from '@mui/material/Snackbar'

/** Milliseconds a success notice is shown (spec 1 §9). */
const noticeTime = 3000

/** Transient notice about a row change; a new text restarts the timer. */
export function RowNotice({ text, onClose }: { text: string | undefined; onClose(): void }) {
  return (
    // rendered in a portal: the form's `container-type` makes it the containing block of `position: fixed`
    <Portal>
      <Snackbar
        key={text}
        open={text !== undefined}
        autoHideDuration={noticeTime}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        // a click into the form does not close the notice
        onClose={(_, reason) => reason !== 'clickaway' && onClose()}
      >
        <Alert severity="success" variant="filled" role="status" sx={{ boxShadow: 6 }}>
          {text}
        </Alert>
      </Snackbar>
    </Portal>
  )
}
