import Condition from '@mui/icons-material/CallSplit'
import Signature from '@mui/icons-material/Draw'
import AlignCenter from '@mui/icons-material/FormatAlignCenter'
import AlignJustify from '@mui/icons-material/FormatAlignJustify'
import AlignLeft from '@mui/icons-material/FormatAlignLeft'
import AlignRight from '@mui/icons-material/FormatAlignRight'
import Underline from '@mui/icons-material/FormatUnderlined'
import PageBreak from '@mui/icons-material/InsertPageBreak'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { chosenBlocks, insertBlock } from '#admin/form/rich/editing.ts'
import { TextTools } from '#admin/form/rich/TextTools.tsx'
import { runCommand, Tool, Tools, type Written } from '#admin/form/rich/Tools.tsx'
import { MarkerPicker } from '#admin/widgets/marcadores/MarkerPicker.tsx'
import type { MarkerOption } from '#admin/widgets/marcadores/options.ts'
import { documentoTexts } from './texts.ts'

interface Props extends Written {
  placeholders: MarkerOption[] | undefined
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
export function Toolbar({ placeholders, onPick, onCondition, ...written }: Props) {
  const { root, cursor, onChanged } = written
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
  return (
    <Tools>
      <TextTools {...written}>
        <Tool
          label={documentoTexts.underline}
          icon={<Underline fontSize="small" />}
          onClick={() => runCommand(written, 'underline')}
        />
      </TextTools>
      {alignments.map(([to, icon]) => (
        <Tool key={to} label={documentoTexts.alignments[to]} icon={icon} onClick={() => align(to)} />
      ))}
      <Tool
        label={documentoTexts.signature}
        icon={<Signature fontSize="small" />}
        onClick={() => block('p', 'assinatura', documentoTexts.signature)}
      />
      <Tool
        label={documentoTexts.pageBreak}
        icon={<PageBreak fontSize="small" />}
        onClick={() => block('hr', 'quebra')}
      />
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
    </Tools>
  )
}
