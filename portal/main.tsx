import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './App.tsx'
import type { Prefetched } from './prefetched.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const data = document.getElementById('dados')?.textContent
const prefetched = data ? (JSON.parse(data) as Prefetched) : undefined
const app = (
  <BrowserRouter basename="/externo">
    <App prefetched={prefetched} />
  </BrowserRouter>
)
// the page the server made is taken over as it stands
if (prefetched) hydrateRoot(root, app)
else createRoot(root).render(app)
