# What systemd does with deploy/fairlead.socket, for the tests: holds one listening socket and hands it to a command, again after
# each SIGHUP. perl SOCKET_PORT COMMAND… Perl is on every Debian; Node cannot hold a socket without taking connections from it.
use strict;
use warnings;
use IO::Socket::INET;
use Fcntl qw(F_SETFD);
use POSIX qw(dup2);

my ($port, @command) = @ARGV;
my $socket = IO::Socket::INET->new(LocalAddr => '127.0.0.1', LocalPort => $port, Listen => 1024, ReuseAddr => 1)
	or die "cannot listen on $port: $!";
my ($child, $again, $stop) = (0, 1, 0);
$SIG{HUP} = sub { $again = 1; kill 'TERM', $child };
$SIG{TERM} = sub { $stop = 1; kill 'TERM', $child };

while ($again && !$stop) {
	$again = 0;
	$child = fork() // die "cannot fork: $!";
	if ($child == 0) {
		dup2(fileno($socket), 3) if fileno($socket) != 3;
		# Perl closes its own files when another program takes over.
		fcntl($socket, F_SETFD, 0);
		@ENV{qw(LISTEN_FDS LISTEN_PID)} = (1, $$);
		exec @command or die "cannot run $command[0]: $!";
	}
	1 while waitpid($child, 0) == -1 && $!{EINTR};
}
