import Box from '@mui/material/Box'
import { useState } from 'react'
import { Toggles } from '#admin/shell/fields/Toggles.tsx'
import { PagedRows, usePage } from '#admin/shell/lines/PagedRows.tsx'
import { OnlyTalents } from '#admin/shell/screen/OnlyTalents.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import type { AResponder } from '#schemas/runtime/answers/evaluation/evaluations.ts'
import { Surveys } from './Surveys.tsx'
import { responderTexts as t } from './texts.ts'

type Situacao = keyof typeof t.filters

export default function Screen() {
  return (
    <OnlyTalents>
      <Mine />
    </OnlyTalents>
  )
}

/** Surveys the logged-in user is asked to answer, ordered by deadline. */
function Mine() {
  const [situacao, setSituacao] = useState<Situacao>('T')
  const [page, setPage] = useState(0)
  const found = usePage<AResponder>('minhas-pesquisas', '/api/pesquisa/pesquisas/para-responder', { situacao }, page)
  const choose = (chosen: Situacao) => {
    setSituacao(chosen)
    setPage(0)
  }
  const all = situacao === 'T'
  return (
    <>
      <PageHeader />
      <Box sx={{ mb: 2 }}>
        <Toggles label={t.filter} value={situacao} options={t.filters} onChange={choose} />
      </Box>
      <PagedRows
        {...{ found, page }}
        onPage={setPage}
        failed={t.loadFailed}
        nothing={all ? t.nothing : t.nothingFiltered}
        filtered={!all}
      >
        {(asked) => <Surveys asked={asked} />}
      </PagedRows>
    </>
  )
}
