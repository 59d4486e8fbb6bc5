import { SAMPLE_ID } from './samples';

// The paths beside /fn (docs/product.md, 'Legacy calls'). Few and settled, so written by hand.

const text = { type: 'string' };
const failed = { $ref: '#/components/responses/Error' };
const signedIn = [{ session: [] }, { token: [] }];

const toJsonReply = (schema: object, example: unknown) => ({ content: { 'application/json': { schema, example } } });

const toContent = (properties: Record<string, object>, example: Record<string, unknown>) => ({
  description: 'Done.',
  ...toJsonReply(
    {
      type: 'object',
      required: ['content'],
      properties: { content: { type: 'object', required: Object.keys(properties), properties } },
    },
    { content: example },
  ),
});

const done = toContent({ ok: { type: 'boolean' } }, { ok: true });

const id = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Id, in either case.',
  schema: { type: 'string', format: 'uuid' },
  example: SAMPLE_ID,
};

const upload = (of: string) => ({
  post: {
    operationId: `upload${of[0]?.toUpperCase()}${of.slice(1)}Photo`,
    tags: ['photos'],
    summary: `Replaces the photo of a ${of === 'foodPackage' ? 'food package' : of}. Admins only.`,
    security: signedIn,
    parameters: [id],
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['image'],
            properties: {
              image: {
                ...text,
                contentMediaType: 'application/octet-stream',
                description: 'JPEG, PNG or WebP of at most 10 MB.',
              },
            },
          },
        },
      },
    },
    responses: { '200': done, default: failed },
  },
});

const describePhoto = (of: string, operationId: string, security: object[]) => ({
  get: {
    operationId,
    tags: ['photos'],
    summary: `The photo of a ${of}.`,
    security,
    parameters: [id],
    responses: {
      '200': { description: 'The photo.', content: { 'image/jpeg': {} } },
      '304': { description: 'The photo that was seen before (If-None-Match).' },
      default: failed,
    },
  },
});

export const otherPaths = {
  '/api/login': {
    post: {
      operationId: 'login',
      tags: ['session'],
      summary: 'Signs in. The token is also set as the cookie `session`, for 30 days.',
      security: [{}],
      requestBody: {
        required: true,
        ...toJsonReply(
          { type: 'object', required: ['username', 'password'], properties: { username: text, password: text } },
          { username: 'jaan', password: 'kolm juhuslikku sõna' },
        ),
      },
      responses: { '200': toContent({ token: text }, { token: 'hk3Jt0VfCq0Yw1z8' }), default: failed },
    },
  },
  '/api/logout': {
    post: {
      operationId: 'endSession',
      tags: ['session'],
      summary: 'Signs out and takes the cookie back.',
      security: [{}, ...signedIn],
      responses: { '200': done, default: failed },
    },
  },
  '/api/driver/{id}/photo': upload('driver'),
  '/api/bus/{id}/photo': upload('bus'),
  '/api/foodPackage/{id}/photo': upload('foodPackage'),
  '/storage/driver/{id}.jpg': describePhoto('driver', 'driverPhoto', signedIn),
  '/storage/bus/{id}.jpg': describePhoto('bus', 'busPhoto', [{}]),
  '/storage/food_package/{id}.jpg': describePhoto('food package', 'foodPackagePhoto', [{}]),
};
