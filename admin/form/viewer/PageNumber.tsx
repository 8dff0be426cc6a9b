import Box from '@mui/material/Box'
import InputBase from '@mui/material/InputBase'
import { useState } from 'react'
import type { Pages } from './pages.ts'

/** 'Página 3 de 12' with an editable number. */
export function PageNumber({ pages }: { pages: Pages }) {
  const [typed, setTyped] = useState<string>()
  const go = () => {
    const page = Number(typed)
    if (typed && page >= 1 && page <= pages.total) pages.go(page)
    setTyped(undefined)
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: 13, mr: 1.5, whiteSpace: 'nowrap' }}>
      <InputBase
        value={typed ?? String(pages.current)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          go()
        }}
        inputProps={{ 'aria-label': `Página, de ${pages.total}`, inputMode: 'numeric' }}
        sx={{
          width: `${String(pages.total).length + 2.5}ch`,
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 1,
          '& input': { textAlign: 'center', py: 0.25, fontSize: 13 },
        }}
      />
      <span>{`de ${pages.total}`}</span>
    </Box>
  )
}
