import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { NewsDesk } from './news.ts'

/** Address of the event stream for pages. */
const NEWS = '/api/desenvolvimento'

/** HTTP server in front of the current app: the app is swapped between two requests, requests under way finish in the old one. */
export class Front {
  readonly server: Server

  constructor(
    private app: FastifyInstance,
    desk: NewsDesk,
  ) {
    this.server = createServer((request, response) => {
      if (request.url === NEWS) return desk.subscribe(request, response)
      // marks the page as under development (admin/providers/development.ts)
      response.setHeader('server-timing', 'desenvolvimento')
      this.app.routing(request, response)
    })
  }

  /** Swaps in a ready app and returns the one before. */
  change(app: FastifyInstance): FastifyInstance {
    const before = this.app
    this.app = app
    return before
  }

  listen(port: number, host: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject)
      this.server.listen(port, host, () => resolve())
    })
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
    await this.app.close()
  }
}
