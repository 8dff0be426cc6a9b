import { BrowserRouter } from 'react-router'
import { App } from './App.tsx'
import type { Prefetched } from './prefetched.ts'
import { mostraPagina } from './raiz.ts'

const data = document.getElementById('dados')?.textContent
const prefetched = data ? (JSON.parse(data) as Prefetched) : undefined
const app = (
  <BrowserRouter basename="/externo">
    <App prefetched={prefetched} />
  </BrowserRouter>
)
mostraPagina(app, prefetched !== undefined)
