FROM node:24-slim
WORKDIR /app
COPY . .
RUN npm run build && mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0
EXPOSE 3000
CMD ["node", "dist/server/server.js"]
