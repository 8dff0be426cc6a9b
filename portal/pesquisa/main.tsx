import { StrictMode } from 'react'
import { mostra } from '../raiz.ts'
import { Pesquisa } from './Pesquisa.tsx'

/** /p/CODE: the survey of a public link. */
const codigo = window.location.pathname.split('/').at(-1) ?? ''

mostra(
  <StrictMode>
    <Pesquisa codigo={codigo} />
  </StrictMode>,
  false,
)
