import Box from '@mui/material/Box'
import { shellTexts } from '../texts.ts'

/** Skip link: the first Tab stop, jumps past header and menu to the page. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href="#conteudo"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('conteudo')?.focus()
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 2000,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'text.primary',
        color: 'background.paper',
        fontWeight: 600,
        textDecoration: 'none',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {shellTexts.skip}
    </Box>
  )
}
