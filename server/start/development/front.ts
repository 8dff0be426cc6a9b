import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { NewsDesk } from './news.ts'

/** Where pages hear of new definitions. */
const NEWS = '/api/desenvolvimento'

/** One address in front of the app of the moment: it changes between two requests, and what is under way is finished by the old one. */
export class Front {
  readonly server: Server

  constructor(
    private app: FastifyInstance,
    desk: NewsDesk,
  ) {
    this.server = createServer((request, response) => {
      if (request.url === NEWS) return desk.subscribe(request, response)
      // tells the page that it is under development (admin/providers/development.ts)
      response.setHeader('server-timing', 'desenvolvimento')
      this.app.routing(request, response)
    })
  }

  /** Hands over to a ready app; gives the one before. */
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
