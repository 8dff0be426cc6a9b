import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useDigitos } from '#admin/form/questionario/useDigitos.ts'
import { npsTexts as t } from './texts.ts'

const MARKS = Array.from({ length: 11 }, (_, mark) => mark)

interface Props {
  value: number | undefined
  onChange: (mark: number) => void
  /** id of the message that a mark is missing */
  describedBy: string | undefined
}

/** Marks from 0 to 10 as radios: arrows move, digits choose. */
export function Marks({ value, onChange, describedBy }: Props) {
  const typed = useDigitos(MARKS, onChange)
  return (
    <>
      <Row>
        {MARKS.map((mark) => (
          <label key={mark}>
            <input
              type="radio"
              name="nota-nps"
              checked={mark === value}
              aria-describedby={describedBy}
              onKeyDown={typed}
              onChange={() => onChange(mark)}
            />
            <span>{mark}</span>
          </label>
        ))}
      </Row>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 0.5, typography: 'body2' }}>
        <span>{t.least}</span>
        <span>{t.most}</span>
      </Box>
    </>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(11, minmax(0, 1fr))',
  gap: 3,
  '& label': { position: 'relative', cursor: 'pointer' },
  // transparent radio input over its mark
  '& input': {
    position: 'absolute',
    inset: 0,
    margin: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'inherit',
  },
  '& span': {
    display: 'block',
    padding: theme.spacing(1, 0),
    textAlign: 'center',
    fontWeight: 600,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: Number(theme.shape.borderRadius) - 2,
  },
  '& label:hover span': { backgroundColor: theme.palette.action.hover },
  '& input:checked + span': {
    backgroundColor: theme.palette.primary.main,
    borderColor: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
  },
  '& input:focus-visible + span': { outline: `2px solid ${theme.palette.text.primary}`, outlineOffset: 1 },
}))
