import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import { RecordPicker } from '#admin/shell/fields/RecordPicker.tsx'
import type { NineBoxComparison } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import { NINEBOX } from './ninebox.ts'
import { nineboxTexts as t } from './texts.ts'

/** Lists the talents whose box differs from the one in another cycle. */
export function Compare({ ciclo }: { ciclo: number }) {
  const [outro, setOutro] = useState<number>()
  const { data, error } = useQuery({
    queryKey: ['ninebox-comparacao', outro, ciclo],
    queryFn: ({ signal }) =>
      getJson<NineBoxComparison>(`${NINEBOX}/comparacao?de=${outro}&para=${ciclo}`, { signal, quiet: true }),
    enabled: outro !== undefined,
    gcTime: 0,
    retry: false,
  })
  return (
    <Box component="section" aria-label={t.compare} sx={{ mt: 3 }}>
      <RecordPicker route="avaliacao/avaliacoes-desempenho" label={t.compare} value={outro} onChange={setOutro} />
      {error && <Typography color="error">{asApiError(error).message}</Typography>}
      {data && (
        <>
          <Typography sx={{ my: 1 }}>{t.compared(data.mudaram.length, data.comparados)}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {data.mudaram.map(({ id, nome, de, para }) => (
              <li key={id}>
                {nome}: {t.step(data.titulos.de[de - 1] ?? '', data.titulos.para[para - 1] ?? '')}
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  )
}
