/*
 * A disk that forgets what was not synced: LD_PRELOAD this into PostgreSQL. Before a file below FORGETFUL_FOLDER is
 * changed, what was there is written down in FORGETFUL_JOURNAL/<inode>; when the file is synced, that is thrown away. After
 * everything was killed, powerCut.ts puts back what the journals hold, as if the power had gone. Names of files (rename,
 * unlink) and folders are not forgotten.
 *
 * A record: offset, length, size of the file before (three int64), and what was there.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/* The journal of a file, locked; -1 when the file is none of ours. */
static int journal_of(int fd, struct stat *st) {
  static const char *folder, *journal;
  if (!folder) folder = getenv("FORGETFUL_FOLDER");
  if (!journal) journal = getenv("FORGETFUL_JOURNAL");
  char link[64], path[PATH_MAX];
  if (!folder || !journal || fstat(fd, st) != 0 || !S_ISREG(st->st_mode)) return -1;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return -1;
  path[length] = 0;
  if (strncmp(path, folder, strlen(folder)) != 0) return -1;
  snprintf(path, sizeof path, "%s/%llu", journal, (unsigned long long)st->st_ino);
  int found = REAL(open)(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (found >= 0) flock(found, LOCK_EX);
  /* The size may have changed while the lock was waited for. */
  fstat(fd, st);
  return found;
}

static void release(int journal) {
  if (journal >= 0) close(journal);
}

static void remember(int journal, int fd, const struct stat *st, off_t offset, size_t length) {
  if (journal < 0) return;
  size_t there = offset >= st->st_size ? 0 : st->st_size - offset < (off_t)length ? (size_t)(st->st_size - offset) : length;
  int64_t head[3] = {offset, (int64_t)there, st->st_size};
  char *record = malloc(sizeof head + there);
  memcpy(record, head, sizeof head);
  /* The file may be open for writing alone. */
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  int reader = REAL(open)(link, O_RDONLY | O_CLOEXEC);
  ssize_t got = there == 0 ? 0 : pread(reader, record + sizeof head, there, offset);
  if (got < 0 || (size_t)got != there) abort();
  close(reader);
  if (REAL(write)(journal, record, sizeof head + there) != (ssize_t)(sizeof head + there)) abort();
  free(record);
}

static size_t total(const struct iovec *parts, int count) {
  size_t sum = 0;
  for (int i = 0; i < count; i++) sum += parts[i].iov_len;
  return sum;
}

/* Where write(2) would write. */
static off_t here(int fd, const struct stat *st) {
  return fcntl(fd, F_GETFL) & O_APPEND ? st->st_size : lseek(fd, 0, SEEK_CUR);
}

#define CHANGING(fd, offset, length, call)                 \
  struct stat st;                                          \
  int journal = journal_of(fd, &st);                       \
  if (journal >= 0) remember(journal, fd, &st, offset, length); \
  __typeof__(call) result = call;                          \
  release(journal);                                        \
  return result

ssize_t write(int fd, const void *data, size_t length) { CHANGING(fd, here(fd, &st), length, REAL(write)(fd, data, length)); }
ssize_t writev(int fd, const struct iovec *parts, int count) {
  CHANGING(fd, here(fd, &st), total(parts, count), REAL(writev)(fd, parts, count));
}
ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
  CHANGING(fd, offset, length, REAL(pwrite)(fd, data, length, offset));
}
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) { return pwrite(fd, data, length, offset); }
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t offset) {
  CHANGING(fd, offset, total(parts, count), REAL(pwritev)(fd, parts, count, offset));
}
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t offset) { return pwritev(fd, parts, count, offset); }
int ftruncate(int fd, off_t length) {
  CHANGING(fd, length, (size_t)(st.st_size > length ? st.st_size - length : 0), REAL(ftruncate)(fd, length));
}
int ftruncate64(int fd, off64_t length) { return ftruncate(fd, length); }
int posix_fallocate(int fd, off_t offset, off_t length) { CHANGING(fd, st.st_size, 0, REAL(posix_fallocate)(fd, offset, length)); }
int posix_fallocate64(int fd, off64_t offset, off64_t length) { return posix_fallocate(fd, offset, length); }
int fallocate(int fd, int mode, off_t offset, off_t length) { CHANGING(fd, st.st_size, 0, REAL(fallocate)(fd, mode, offset, length)); }
int fallocate64(int fd, int mode, off64_t offset, off64_t length) { return fallocate(fd, mode, offset, length); }

/* Synced data cannot be forgotten. The machine itself stays up, so a real sync would only cost time. */
int fsync(int fd) {
  struct stat st;
  int journal = journal_of(fd, &st);
  if (journal >= 0 && REAL(ftruncate)(journal, 0) != 0) abort();
  release(journal);
  return 0;
}
int fdatasync(int fd) { return fsync(fd); }

/* A file that is opened to be emptied. */
static int opened(const char *path, int flags, mode_t mode, int (*real)(const char *, int, ...)) {
  if (flags & O_TRUNC) {
    int fd = real(path, (flags & ~(O_TRUNC | O_EXCL | O_ACCMODE)) | O_RDWR, mode);
    if (fd >= 0) {
      int emptied = ftruncate(fd, 0);
      close(fd);
      if (emptied != 0) return -1;
      flags &= ~O_EXCL;
    }
  }
  return real(path, flags, mode);
}
int open(const char *path, int flags, ...) {
  __builtin_va_list rest;
  __builtin_va_start(rest, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? __builtin_va_arg(rest, mode_t) : 0;
  __builtin_va_end(rest);
  return opened(path, flags, mode, REAL(open));
}
int open64(const char *path, int flags, ...) {
  __builtin_va_list rest;
  __builtin_va_start(rest, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? __builtin_va_arg(rest, mode_t) : 0;
  __builtin_va_end(rest);
  return opened(path, flags, mode, REAL(open64));
}

/* Another file may get the number of one that is gone. */
static void forget(const char *path) {
  struct stat st;
  const char *journal = getenv("FORGETFUL_JOURNAL");
  char name[PATH_MAX];
  if (!journal || lstat(path, &st) != 0 || !S_ISREG(st.st_mode) || st.st_nlink > 1) return;
  snprintf(name, sizeof name, "%s/%llu", journal, (unsigned long long)st.st_ino);
  REAL(unlink)(name);
}
int unlink(const char *path) {
  forget(path);
  return REAL(unlink)(path);
}
int rename(const char *from, const char *to) {
  forget(to);
  return REAL(rename)(from, to);
}
