import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import { areasTexts as t } from './texts.ts'
import type { Vinculo } from './useVinculos.ts'

/** Number of referencing records by kind, with the first names. */
export function Vinculos({ vinculos }: { vinculos: Vinculo[] }) {
  return (
    <List dense disablePadding>
      {vinculos.map(({ name, total, names }) => (
        <ListItem key={name} disableGutters>
          <ListItemText
            primary={t.links[name](total)}
            secondary={[names.join(', '), total > names.length && names.length > 0 ? t.more(total - names.length) : '']
              .filter(Boolean)
              .join(' ')}
          />
        </ListItem>
      ))}
    </List>
  )
}
