import Box from '@mui/material/Box'
import type { RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import { useEntity } from '../entity-context.ts'
import { importacaoTexts as t } from './texts.ts'

/** Values set on every imported row by the page the import was opened from (for example the plan of all proposals). */
export function GivenValues({ valores }: { valores: RecordData }) {
  const { entity } = useEntity()
  const given = leafFields(entity.fields).filter(({ path }) => valueAt(valores, path) !== undefined)
  return (
    <Box component="section" aria-label={t.given}>
      {t.given}
      <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
        {given.map((field) => (
          <Box key={field.path} sx={{ display: 'flex', gap: 0.75 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {field.title}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {formatValue(field, valueAt(valores, field.path))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
