import Box from '@mui/material/Box'
import InputBase from '@mui/material/InputBase'
import { useEffect, useState } from 'react'
import { listTexts } from '../texts.ts'

interface Props {
  page: number
  pages: number
  onJump: (page: number) => void
}

/** 'Página [3] de 16': Enter goes to the typed page. */
export function PageJump({ page, pages, onJump }: Props) {
  const [text, setText] = useState(String(page))
  useEffect(() => setText(String(page)), [page])
  const jump = () => {
    const wanted = Math.min(Math.max(1, Number(text) || page), pages)
    setText(String(wanted))
    if (wanted !== page) onJump(wanted)
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mx: 0.5, whiteSpace: 'nowrap' }}>
      <span aria-hidden>{listTexts.page}</span>
      <InputBase
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, 4))}
        onKeyDown={(event) => event.key === 'Enter' && jump()}
        onFocus={(event) => event.target.select()}
        onBlur={jump}
        slotProps={{ input: { 'aria-label': listTexts.goToPage(pages), inputMode: 'numeric' } }}
        sx={{
          ...{
            width: 44,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            fontSize: 13,
            bgcolor: 'background.paper',
          },
          '& input': { textAlign: 'center', p: 0.25 },
          '&.Mui-focused': { borderColor: 'text.primary' },
        }}
      />
      <span aria-hidden>{listTexts.ofPages(pages)}</span>
    </Box>
  )
}
