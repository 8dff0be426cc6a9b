import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Radio from '@mui/material/Radio'
import type { ReactNode } from 'react'
import { Swatch } from '#admin/form/widgets/Swatch.tsx'
import { useEntity } from '../entity-context.ts'
import type { Difference, Side } from './differences.ts'
import type { Names } from './names.ts'
import { conflictTexts } from './texts.ts'
import { useNames } from './useNames.ts'
import { wordsOf } from './words.ts'

/** Labels of the two sides. */
export interface SideNames {
  mine: string
  theirs: string
  allMine: string
  allTheirs: string
}

interface Props {
  differences: Difference[]
  names?: SideNames
  sideOf: (difference: Difference) => Side
  onChoose: (path: string, side: Side) => void
  onAll: (side: Side) => void
}

/** Choice per field. On a phone the two values are stacked. */
export function ConflictTable({ differences, names = conflictTexts, sideOf, onChoose, onAll }: Props) {
  const words = useNames(differences)
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, mb: 1.5, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => onAll('mine')}>
          {names.allMine}
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={() => onAll('theirs')}>
          {names.allTheirs}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {differences.map((difference) => (
          <Row
            key={difference.field.path}
            difference={difference}
            names={names}
            side={sideOf(difference)}
            words={words}
            onChoose={onChoose}
          />
        ))}
      </Box>
    </>
  )
}

const SIDES: Side[] = ['mine', 'theirs']

interface RowProps {
  difference: Difference
  names: SideNames
  side: Side
  words?: Names
  onChoose: Props['onChoose']
}

function Row({ difference, names, side: chosen, words, onChoose }: RowProps) {
  const { field, both } = difference
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600, display: 'flex', gap: 1, alignItems: 'center' }}>
        {field.title}
        {both && <Chip size="small" color="warning" variant="outlined" label={conflictTexts.both} />}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {SIDES.map((side) => (
          <Option
            key={side}
            name={field.path}
            title={names[side]}
            checked={side === chosen}
            onChoose={() => onChoose(field.path, side)}
          >
            <Value difference={difference} side={side} words={words} />
          </Option>
        ))}
      </Box>
    </Box>
  )
}

interface OptionProps {
  name: string
  title: string
  checked: boolean
  onChoose: () => void
  children: ReactNode
}

function Option({ name, title, checked, onChoose, children }: OptionProps) {
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        gap: 0.5,
        p: 1,
        borderRadius: 1,
        border: 1,
        cursor: 'pointer',
        borderColor: checked ? 'primary.main' : 'divider',
        bgcolor: checked ? 'brand.soft' : 'transparent',
      }}
    >
      <Radio
        size="small"
        checked={checked}
        onChange={onChoose}
        name={`conflito-${name}`}
        sx={{ p: 0.5, alignSelf: 'flex-start' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{title}</Box>
        <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{children}</Box>
      </Box>
    </Box>
  )
}

interface ValueProps {
  difference: Difference
  side: Side
  words?: Names
}

/** A value as text; '…' until the names it refers to have loaded. */
function Value({ difference, side, words }: ValueProps) {
  const { runtime } = useEntity()
  const { field } = difference
  if (field.writeOnly) return conflictTexts[side === 'mine' ? 'typedSecret' : 'storedSecret']
  if (!words) return '…'
  const other = difference[side === 'mine' ? 'theirs' : 'mine']
  const text = wordsOf(field, difference[side], { names: words, runtime }, other)
  if (text === '') return conflictTexts.empty
  const isColour = field.hint.widget === 'cor' || field.format === 'cor'
  return isColour ? (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Swatch colour={text} />
      {text}
    </Box>
  ) : (
    text
  )
}
