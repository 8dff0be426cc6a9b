import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Tooltip from '@mui/material/Tooltip'
import type { GrantablePermission, PermissionScreen } from '#schemas/runtime/answers/utilities/api-keys.ts'
import { permissionsTexts } from './texts.ts'

interface Props {
  tela: PermissionScreen
  held: ReadonlySet<string>
  other?: ReadonlySet<string>
  fixed: boolean
  onToggle(permissao: GrantablePermission): void
  onMark(on: boolean): void
}

/** One screen: a checkbox for all of it, then one per permission. */
export function ScreenRow({ tela, held, other, fixed, onToggle, onMark }: Props) {
  const given = tela.permissoes.filter(({ authority }) => held.has(authority)).length
  const all = given === tela.permissoes.length
  const locked = fixed || tela.permissoes.every(({ concedivel }) => !concedivel)
  return (
    <Box
      role="group"
      aria-label={tela.titulo}
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr',
        alignItems: 'start',
        pl: 4,
        pr: 1,
        py: 0.25,
        '@container (min-width: 640px)': { gridTemplateColumns: 'minmax(200px, 280px) 1fr' },
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            sx={{ py: 0.5 }}
            checked={all}
            indeterminate={given > 0 && !all}
            disabled={locked}
            onChange={() => onMark(!all)}
            slotProps={{ input: { 'aria-label': permissionsTexts.whole(tela.titulo) } }}
          />
        }
        label={tela.titulo}
        slotProps={{ typography: { variant: 'body2', sx: { fontWeight: given > 0 ? 600 : 400 } } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, pl: { xs: 3, sm: 0 } }}>
        {tela.permissoes.map((permissao) => (
          <Item
            key={permissao.authority}
            permissao={permissao}
            checked={held.has(permissao.authority)}
            difference={difference(permissao, held, other)}
            fixed={fixed}
            onToggle={() => onToggle(permissao)}
          />
        ))}
      </Box>
    </Box>
  )
}

interface ItemProps {
  permissao: GrantablePermission
  checked: boolean
  difference?: string
  fixed: boolean
  onToggle(): void
}

function Item({ permissao, checked, difference, fixed, onToggle }: ItemProps) {
  const { authority, titulo, concedivel } = permissao
  return (
    <Tooltip
      title={concedivel ? authority : `${authority}. ${permissionsTexts.notYours}`}
      enterDelay={600}
      enterNextDelay={200}
      describeChild
    >
      <FormControlLabel
        sx={{ mr: 0.5 }}
        control={
          <Checkbox
            size="small"
            sx={{ py: 0.5 }}
            checked={checked}
            disabled={fixed || !concedivel}
            onChange={onToggle}
          />
        }
        label={
          <>
            {titulo}
            {difference && (
              <Chip size="small" variant="outlined" color="info" label={difference} sx={{ ml: 0.75, height: 20 }} />
            )}
          </>
        }
        slotProps={{ typography: { variant: 'body2' } }}
      />
    </Tooltip>
  )
}

/** Returns the text for a permission granted by only one of two profiles. */
function difference({ authority }: GrantablePermission, held: ReadonlySet<string>, other?: ReadonlySet<string>) {
  if (!other || held.has(authority) === other.has(authority)) return undefined
  return held.has(authority) ? permissionsTexts.onlyHere : permissionsTexts.onlyThere
}
