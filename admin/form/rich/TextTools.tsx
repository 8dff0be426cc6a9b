import Bold from '@mui/icons-material/FormatBold'
import Italic from '@mui/icons-material/FormatItalic'
import Bullets from '@mui/icons-material/FormatListBulleted'
import Numbers from '@mui/icons-material/FormatListNumbered'
import Link from '@mui/icons-material/InsertLink'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type ReactNode, useState } from 'react'
import { cursorIn, linkAt, markRange } from './editing.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { runCommand, Tool, type Written } from './Tools.tsx'
import { richTexts as t } from './texts.ts'

/** Tools of every rich text; `children` are placed between the character and the list tools. */
export function TextTools({ children, ...written }: Written & { children?: ReactNode }) {
  const [link, setLink] = useState<{ address: string; place: Range | undefined }>()
  const run = (name: string, value?: string) => runCommand(written, name, value)
  const ask = () => {
    const root = written.root.current
    const place = (root && cursorIn(root)) ?? written.cursor.current
    setLink(linkAt(place))
  }
  const lead = (address: string | undefined) => {
    const { place } = link ?? {}
    setLink(undefined)
    // after the closing dialog has restored the focus
    window.setTimeout(() => {
      written.root.current?.focus()
      if (place) markRange(place)
      run(address === undefined ? 'unlink' : 'createLink', address)
    })
  }
  return (
    <>
      <TextField
        select
        size="small"
        variant="standard"
        value=""
        onChange={(event) => run('formatBlock', event.target.value)}
        slotProps={{
          input: { disableUnderline: true },
          select: {
            displayEmpty: true,
            renderValue: () => t.style,
            SelectDisplayProps: { 'aria-label': t.style },
          },
        }}
        sx={{ mx: 1, minWidth: 72 }}
      >
        {Object.entries(t.styles).map(([tag, title]) => (
          <MenuItem key={tag} value={tag}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      <Tool label={t.bold} icon={<Bold fontSize="small" />} onClick={() => run('bold')} />
      <Tool label={t.italic} icon={<Italic fontSize="small" />} onClick={() => run('italic')} />
      {children}
      <Tool label={t.bullets} icon={<Bullets fontSize="small" />} onClick={() => run('insertUnorderedList')} />
      <Tool label={t.numbers} icon={<Numbers fontSize="small" />} onClick={() => run('insertOrderedList')} />
      <Tool label={t.link} icon={<Link fontSize="small" />} onClick={ask} />
      {link && <LinkDialog address={link.address} onDone={lead} onClose={() => setLink(undefined)} />}
    </>
  )
}
