import Condition from '@mui/icons-material/CallSplit'
import Signature from '@mui/icons-material/Draw'
import AlignCenter from '@mui/icons-material/FormatAlignCenter'
import AlignJustify from '@mui/icons-material/FormatAlignJustify'
import AlignLeft from '@mui/icons-material/FormatAlignLeft'
import AlignRight from '@mui/icons-material/FormatAlignRight'
import Bold from '@mui/icons-material/FormatBold'
import Italic from '@mui/icons-material/FormatItalic'
import Bullets from '@mui/icons-material/FormatListBulleted'
import Numbers from '@mui/icons-material/FormatListNumbered'
import Underline from '@mui/icons-material/FormatUnderlined'
import PageBreak from '@mui/icons-material/InsertPageBreak'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import type { ReactElement, RefObject } from 'react'
import { MarkerPicker } from '#admin/widgets/marcadores/MarkerPicker.tsx'
import type { MarkerOption } from '#admin/widgets/marcadores/options.ts'
import { chosenBlocks, focusAt, insertBlock } from './editing.ts'
import { documentoTexts } from './texts.ts'

interface Props {
  root: RefObject<HTMLDivElement | null>
  /** where the cursor was before something else took the focus */
  cursor: RefObject<Range | undefined>
  placeholders: MarkerOption[] | undefined
  onChanged: () => void
  onPick: (placeholder: MarkerOption) => void
  /** a part that is not always printed is asked for */
  onCondition: () => void
}

const alignments = [
  ['left', <AlignLeft key="left" fontSize="small" />],
  ['center', <AlignCenter key="center" fontSize="small" />],
  ['right', <AlignRight key="right" fontSize="small" />],
  ['justify', <AlignJustify key="justify" fontSize="small" />],
] as const

/** What can be done with the words that are marked, and what can be put between them. */
export function Toolbar({ root, cursor, placeholders, onChanged, onPick, onCondition }: Props) {
  const run = (name: string, value?: string) => {
    if (root.current) focusAt(root.current, cursor.current)
    document.execCommand('styleWithCSS', false, 'false')
    document.execCommand(name, false, value)
    onChanged()
  }
  const align = (to: string) => {
    if (!root.current) return
    for (const block of chosenBlocks(root.current)) {
      if (to === 'left') block.removeAttribute('align')
      else block.setAttribute('align', to)
    }
    onChanged()
  }
  const block = (tag: 'p' | 'hr', className: string, text?: string) => {
    if (!root.current) return
    const made = document.createElement(tag)
    made.className = className
    if (text) made.textContent = text
    insertBlock(root.current, cursor.current, made)
    onChanged()
  }
  const button = (label: string, icon: ReactElement, onClick: () => void) => (
    <Tooltip key={label} title={label}>
      <IconButton
        size="small"
        aria-label={label}
        // the marked words stay marked
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        {icon}
      </IconButton>
    </Tooltip>
  )
  return (
    <Box
      role="toolbar"
      aria-label={documentoTexts.toolbar}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.25,
        p: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '4px 4px 0 0',
      }}
    >
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
            renderValue: () => documentoTexts.style,
            SelectDisplayProps: { 'aria-label': documentoTexts.style },
          },
        }}
        sx={{ mx: 1, minWidth: 72 }}
      >
        {Object.entries(documentoTexts.styles).map(([tag, title]) => (
          <MenuItem key={tag} value={tag}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      {button(documentoTexts.bold, <Bold fontSize="small" />, () => run('bold'))}
      {button(documentoTexts.italic, <Italic fontSize="small" />, () => run('italic'))}
      {button(documentoTexts.underline, <Underline fontSize="small" />, () => run('underline'))}
      {button(documentoTexts.bullets, <Bullets fontSize="small" />, () => run('insertUnorderedList'))}
      {button(documentoTexts.numbers, <Numbers fontSize="small" />, () => run('insertOrderedList'))}
      {alignments.map(([to, icon]) => button(documentoTexts.alignments[to], icon, () => align(to)))}
      {button(documentoTexts.signature, <Signature fontSize="small" />, () =>
        block('p', 'assinatura', documentoTexts.signature),
      )}
      {button(documentoTexts.pageBreak, <PageBreak fontSize="small" />, () => block('hr', 'quebra'))}
      <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap' }}>
        <Button
          size="small"
          color="inherit"
          startIcon={<Condition />}
          disabled={!placeholders}
          aria-haspopup="dialog"
          onMouseDown={(event) => event.preventDefault()}
          onClick={onCondition}
        >
          {documentoTexts.condition}
        </Button>
        <MarkerPicker options={placeholders} onPick={onPick} />
      </Box>
    </Box>
  )
}
