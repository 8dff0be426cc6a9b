import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { PermissionGroup } from '#schemas/runtime/answers/utilities/api-keys.ts'
import { markPermissions, permissionsOf, type TreeWords, togglePermission } from './catalogue.ts'
import { ScreenRow } from './ScreenRow.tsx'
import { permissionsTexts } from './texts.ts'

interface Props {
  grupo: PermissionGroup
  held: ReadonlySet<string>
  /** authorities of the profile compared with */
  other?: ReadonlySet<string>
  fixed: boolean
  open: boolean
  onToggle(): void
  onChange(held: Set<string>): void
  words: TreeWords
}

/** A menu group: its screens, the number of granted permissions, and buttons for all and none. */
export function GroupBlock({ grupo, held, other, fixed, open, onToggle, onChange, words }: Props) {
  const id = useId()
  const all = permissionsOf(grupo)
  const given = all.filter(({ authority }) => held.has(authority)).length
  const can = all.filter(({ concedivel }) => concedivel)
  const full = can.length > 0 && can.every(({ authority }) => held.has(authority))
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 0.5 }}>
        <ButtonBase
          onClick={onToggle}
          aria-expanded={open}
          aria-controls={id}
          sx={{ flex: 1, justifyContent: 'flex-start', gap: 1, px: 1, py: 1, borderRadius: 1, textAlign: 'left' }}
        >
          <ExpandMore
            fontSize="small"
            sx={{ transform: open ? 'none' : 'rotate(-90deg)', transition: 'transform .15s', color: 'text.secondary' }}
          />
          <Typography component="span" variant="subtitle2">
            {grupo.titulo}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
            {permissionsTexts.ofGroup(given, all.length)}
          </Typography>
        </ButtonBase>
        {!fixed && (
          <Button
            size="small"
            sx={{ flexShrink: { xs: 1, sm: 0 }, lineHeight: 1.2, whiteSpace: { xs: 'normal', sm: 'nowrap' } }}
            disabled={can.length === 0}
            aria-label={full ? words.clearIn(grupo.titulo) : words.markIn(grupo.titulo)}
            onClick={() => onChange(markPermissions(held, all, !full))}
          >
            {full ? words.clear : words.mark}
          </Button>
        )}
      </Box>
      <Collapse in={open} unmountOnExit id={id}>
        <Box sx={{ pb: 1 }}>
          {grupo.telas.map((tela) => (
            <ScreenRow
              key={tela.titulo}
              tela={tela}
              held={held}
              other={other}
              fixed={fixed}
              onToggle={(permissao) => onChange(togglePermission(held, tela, permissao))}
              onMark={(on) => onChange(markPermissions(held, tela.permissoes, on))}
            />
          ))}
        </Box>
      </Collapse>
    </Box>
  )
}
