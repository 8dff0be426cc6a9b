import { StrictMode } from 'react'
import { mostraPagina } from '../raiz.ts'
import { Pesquisa } from './Pesquisa.tsx'

/** /p/CODE: the survey of a public link. */
const codigo = window.location.pathname.split('/').at(-1) ?? ''

mostraPagina(
  <StrictMode>
    <Pesquisa codigo={codigo} />
  </StrictMode>,
  false,
)
