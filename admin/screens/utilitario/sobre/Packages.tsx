import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getJson } from '#admin/providers/http.ts'
import { SearchField } from '#admin/shell/fields/SearchField.tsx'
import { shellTexts } from '#admin/shell/texts.ts'
import { Verbatim } from '#admin/shell/Verbatim.tsx'
import type { AboutPackage } from '#schemas/runtime/answers/utilities/about.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { Disclosure } from './Disclosure.tsx'
import { aboutTexts } from './texts.ts'

/** Third-party packages of the build with their licence texts, searched by name and licence. */
export function Packages() {
  const [query, setQuery] = useState('')
  const { data, isError } = useQuery({
    queryKey: ['sobre', 'licencas'],
    queryFn: () => getJson<AboutPackage[]>('/api/utilitario/sobre/licencas'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const words = foldText(query).split(/\s+/).filter(Boolean)
  const shown = data?.filter(({ nome, licenca }) =>
    words.every((word) => foldText(`${nome} ${licenca}`).includes(word)),
  )
  return (
    <Paper variant="outlined" component="section" aria-labelledby="componentes" sx={{ p: 2.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1.5 }}>
        <Box sx={{ flex: '1 1 260px' }}>
          <Typography variant="h2" id="componentes">
            {aboutTexts.packages}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {aboutTexts.packagesHint}
          </Typography>
        </Box>
        <SearchField
          label={aboutTexts.search}
          value={query}
          onChange={setQuery}
          sx={{ flex: '0 1 320px', minWidth: 220 }}
        />
      </Box>
      {isError && aboutTexts.failed}
      {!shown && !isError && <Skeleton variant="rounded" height={320} />}
      {shown && (
        <>
          <Typography variant="body2" color="text.secondary" role="status">
            {shown.length > 0 ? aboutTexts.count(shown.length) : aboutTexts.none}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1 }}>
            {shown.map((one) => (
              <Box
                component="li"
                key={`${one.nome} ${one.versao}`}
                sx={{
                  borderTop: 1,
                  borderColor: 'divider',
                  fontSize: 13,
                  contentVisibility: 'auto',
                  containIntrinsicSize: '36px',
                }}
              >
                <Disclosure summary={<Summary {...one} />}>
                  {one.pagina && (
                    <Link href={one.pagina} target="_blank" rel="noopener noreferrer" sx={{ display: 'block', mb: 1 }}>
                      {shellTexts.newTab(aboutTexts.page)}
                    </Link>
                  )}
                  <Verbatim sx={{ mb: 1.5 }}>{one.texto || aboutTexts.noText}</Verbatim>
                </Disclosure>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Paper>
  )
}

function Summary({ nome, versao, licenca }: AboutPackage) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', width: 'calc(100% - 20px)', gap: 1.25, alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {nome}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {versao}
      </Box>
      <Chip component="span" size="small" label={licenca} sx={{ ml: 'auto' }} />
    </Box>
  )
}
