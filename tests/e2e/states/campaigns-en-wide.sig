airdrop-visitor 1184x395
~ WwRR k9wt deTu rk_K a7wQ XV8o 8nVV Wya- 8_iE Uw5j 8Qfe GC99 6Mww Ix10 Wg6l n0P6 AarZ ubTX qGKd BRfe
~ 6Mww Ix10 5CMo 3XmM fcoW C28B a6gK E7-j GC99 6Mww Ix10 rHPc soIr AarZ k-U8 e9dU
  rrscqrr9rss8rrrcqrrcuuu0uvv0*68,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2pqq9ttt3rrr7ttt2ttu2uuu0rrr7uuu1sss4tuu4vvv0*62,
  vvv0qrr6klmhlmngjllhlmnchjjjopp9lmnfklmflmmeoppavvv0*62,
  vvv0*74,
  vvv0uuu4rsscttt9rrrbstt8sttasstastt9sssbssta*2,rssbstt8ssscstt7sttbstt6sssattt5*2,stt8*2,sssbttt7vvv0*49,
  vvv0vvv1tuu5uuu3*2,vvv2tuu5uuu4*3,uuu3tuu3uuu4uuu3uuu5*2,uuu4uuu2tuu6uuu3*2,uuu6ttt6uuu6uuu4vvv0*49,
  vvv0vvv1vvv0vvv1*2,vvv0*3,vvv1*2,vvv0*3,uvv2vvv0*60,
  vvv0ttu6npqgprsfqssdprsaoqreqrscoqriprsbnpqiqrseoqrgoqrhvvv0*60,
  vvv0*74,
  vvv0rss3bfh0afh0*21,kno4orr3dlm0*22,orr3mpq3dlm0*21,eln0rtt2vvv0
  vvv0ilm618a0*10,9c82gf7118a0*10,9ef6fln45gi0*22,fln4bjl45gi0*22,kop4vvv0
  vvv0ilm618a0*10,mh74vm50399318a0*9,9ef6djk53bd0*10,kja2*2,3bd0*10,djk5ckm45gi0*22,kpq4vvv0
  vvv0ilm618a0*10,38905a9118a0*10,9ef6chi618a0*10,4991*2,18a0*10,chi6bjl44fh0*22,kop4vvv0
  vvv0qss2knn0*22,npp2lop9jno0*22,lop9orr1lpq0*22,rtt1vvv0
  vvv0uvv0pqq9kmmjmnnfstt2tuu0*18,uuu0pssblnoikmneoqr8rtu0*19,pssbuuu0moodlmmgqrr8tuu0*19,uvv0vvv0
  vvv0uvv0sss3rss4rss6rss5stt3tuu0*17,uuu0pssbpss7qst4prr8prr9qst3rtu0*17,pssbuuu0rss6rss4rss6rss5sss3tuu0*17,uvv0vvv0
  vvv0uvv0stt3qrr8qrs8rss7stt2stt0ttt1tuu0*15,uuu0pssbprs9qst3prs7pss7qst4rtu0*17,pssbuuu0rss6qrr9rss7rss5stt2stt0tuu0*16,uvv0vvv0
  vvv0uvv0qrr9qrrcqrr8qrr7qrr9qrr8pqqd*2,qrrbpqqeqrr8tuu0*11,uuu0pssboqrbmophnpqemppgprs6rtu0*17,pssbuuu0pqqfqrrapqqbqrs6prr9qrrapqrbpqrcqrrapqrfrss4tuu0*11,uvv0vvv0
  vvv0uvv0qrraqrrcqrr8qrs7qrs8pqr9pqqfpqqbqrr6tuu0*13,uuu0pssbnpqgoqrcnpqdorr9nqqanpqenpqkmopioqrdnpqioqr8rtu0*11,pssbuuu0pqqgqrrapqqbrss6pqr9prrcpqrepqqdsss1tuu0*13,uvv0vvv0
  vvv0uvv0tuu0*22,uuu0pssbprs8qss6pss6qst3qst4prs7prraorraqst3rtu0*13,pssbuuu0tuu0*22,uvv0vvv0
  vvv0*2,tuu0*22,uuu0prsbqst3*2,qss3qtt3qss3qst2qtt3qst4qtt1rtu0*13,prsbuuu0tuu0*22,vvv0*2,
  vvv0*26,stt0*22,vvv0*26,
  uvv1vvv0*72,uvv1
airdrop-short 1184x624
~ WwRR k9wt r0ZP rk_K a7wQ XV8o 8nVV ZmEz hIbf xczU KYC5 Wya- eLE9 CnqS -Czb ydgr -3hw ddXO T0WU WP8l
~ eZcR Y46v X9hX 2E-x iP0r vihZ vERd 9qqN p3xw Y46v X9hX 2E-x iP0r lc7W vERd 9qqN UU6V lkNs OnSY KGG4
~ nJjV 3_s1 Qi_r L4-Y Rqt9 vuOh tnNy 8Qfe GC99 uUVC Ix10 n7ll n0P6 AarZ ubTX qGKd BRfe 6Mww Ix10 5CMo
~ 3XmM fcoW C28B a6gK E7-j GC99 6Mww Ix10 rHPc soIr AarZ k-U8 e9dU
  rrscqrr9rss8qrrbrss9uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0vvv2rss5vvv0tuu4vvv0*3,tuu4vvv0uuu2vvv2vvv0*46,vvv1pqq4pqq5opp8sss4pqq8rrr4vvv0*9,
  vvv0qqq7ikkljklkhijkjkleghiknooajkkiikkgjklhnoodvvv0*46,vvv1lmnblmnaikkenooejkljnoocpqqepqqfttt6rssbrrrgssscqqrfuuu6vvv0
  vvv0*6,vvv1vvv0*67,
  vvv0uuu3stt7tuu6sss8ttt6tuu6ttt6*2,stt7ttt7ttt8stt8tuu5ttt7uuu4uuu6tuu4ttu7uuu3*2,tuu4tuu5ttt7uuu5vvv0*49,
  vvv0vvv3stt9tuu6ttt6uuu4sst9ttt8uuu6ttt8tuu5ttt5ttt7tuu6tttattt8ttt9ttt4sss9ttt5ttt6stt9sssatttattu7vvv0*49,
  vvv0*74,
  vvv0ttt7stt9rssgrrrgsstcsst9sssb*2,ssscvvv0rstcrtt5oqrgoqqfqrsbnqqfqssdvvv0*56,
  vvv0*74,
  vvv0oqr3ejk0*44,gkl2ttt0*25,uvv0vvv0
  vvv0tuu1qrs0*44,qss0uvv0*25,vvv0*2,
  vvv0uvv1stt1uvv1vvv0vvv1vvv0*60,uvv1uvv2uuu1uvv1uuu3tuu3uuu1vvv0
  vvv0qsr4jom7ttt4opplrrsdvvv0*60,ttt5qqqirrrgqrrhqrrgqrriuuu6vvv0
  vvv0*74,
  vvv0rts3lqo6ttt4stt7uuu6vvv0*61,sssbsttassscrssdrrsdttu4vvv0
  vvv0tuu1qsr2uuu2ttt9uuu6vvv0*61,ttt8ttt7*2,ttt6stt8vvv2vvv0
  vvv0*74,
  vvv0uuu7sst8sst7pqqkqrrkpqqeuuu3qrrfrsscsttarsscrrsfvvv0*53,stt5qqrc*2,qqrdpqqeppqfttt5vvv0
  vvv0*74,
  vvv0*2,vut0*70,vvv0*2,
  vvv0vut0urp5tqo8uqo8urp5tqn9uqo6urp5urp4urp5urp3urp4tqo9urp3urp5uro7urp4uro6urp3urp4uro6urp5vsr0vtr0*48,vut0vvv0
  vvv0vuu0vsq3urp5*2,urp3uro5usq4urp8urp6urp4urp5tqn8urp7tqo6urp4uqo6urp6uqo6urp5tqo9uro7urp7vsq1vtr0*48,vuu0vvv0
  vvv0*2,vuu0*70,vvv0*2,
  vvv0uuu1kno0kmn0*21,rss2tuu1mqr0*22,tuu1rtu1mqr0*21,mrr0uvv1vvv0
  vvv0jmm618a0*10,19b02ac018a0*10,9eg6fmn45gi0*22,fmn4ckl45gi0*22,kpq4vvv0
  vvv0ilm618a0*10,4fh26ik018b118a0*9,9ef6ekl54df0*10,eie1*2,4df0*10,ekl5bjl44fh0*22,kop4vvv0
  vvv0ilm618a0*10,2ac13ce018a0*10,9ef6chi618a0*10,bd82*2,18a0*10,chi6ckm45gi0*22,kpq4vvv0
  vvv0npp4bgh0*22,gkl4hlm8bgh0*22,hlm8ino3ekm0*22,orr3vvv0
  vvv0uvv0srr5srr4srr5srq6rrp6srr3srq7rqo8sss2tuu0*13,uuu0pssboqqaorr5pss4rtu0*19,pssbuuu0qrs6pqr7rss3tuu0*19,uvv0vvv0
  vvv0uvv0sss3rqp6srq7rqo7srq5rqp7srq7rqp7srr3tuu0*13,uuu0pssboqr8mpp8pss5rtu0*19,pssbuuu0pqq7opq9rss5tuu0stt0tuu0*17,uvv0vvv0
  vvv0uvv0rss5pqqd*2,pqqcrss5tuu0*17,uuu0pssboqrfprr7npqenpqfprs7rtu0*17,pssbuuu0qrrboqqdpqrcqrrarss5tuu0*17,uvv0vvv0
  vvv0uvv0qrraqrrcqrr8qrr7qrr9pqr8pqqepqrcqrrbpqqfqrr8tuu0*11,uuu0pssbnqqcmppgmppfmppgprs7rtu0*17,pssbuuu0pqqgqrrapqqcqrs6pqr9pqrbprrbpqrcqrrapqqfrss4tuu0*11,uvv0vvv0
  vvv0uvv0rss6rss5*2,sss3stt5rss5qrr9qrs7rss3tuu0*13,uuu0pssbnqqdprraorraqss5prs6oqrcnqqgoqrcprraoqrdprr6rtu0*11,pssbuuu0qrs9stt4rss5stt3rss5rss6qrraqrs8stt0tuu0*13,uvv0vvv0
  vvv0uvv0stt3rss6rss3stt4stt3rss3rss6rss4stt2tuu0*13,uuu0pssbqst5qst2prr4pss4prs4qst3qst5orr8pss4qst5qtt2rtu0*11,pssbuuu0rss6rss5rss6stt3rss4rss5stt4rss5stt0tuu0*13,uvv0vvv0
  vvv0uvv0tuu0*22,uuu0pssborraprr9orr8qst6prr7orr8prrcorrcqss4rtu0*13,pssbuuu0tuu0*22,uvv0vvv0
  vvv0*2,uvv0*22,vvv0tuu3qss0*22,tuu3vvv0uvv0*22,vvv0*2,
  vvv1vvv0*73,
airdrop-enough 1184x486
~ WwRR k9wt qTfQ rk_K a7wQ XV8o 8nVV ZmEz WSEj xczU KYC5 Wya- eLE9 CnqS -Czb ydgr X2BA ddXO tsYJ KawV
~ kSfy 8Qfe GC99 6Mww Ix10 MJEY n0P6 AarZ ubTX qGKd BRfe 6Mww Ix10 5CMo 3XmM fcoW C28B a6gK E7-j GC99
~ 6Mww Ix10 rHPc soIr AarZ k-U8 e9dU
  rrscqrr9rss8rrsaqrrarss8uvv0*68,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0vvv2rss5vvv0tuu4vvv0*3,tuu4vvv0uuu2vvv2vvv0*35,ttt3rss5qrr6qrr4stt5rss4*2,tuu2opp5pqq7*2,ttt4pqq6qrr5pqq7ttt3rrs5rss4vvv0*9,
  vvv0qqq7ikkljklkhijkjkleghiknooajkkiikkgjklhnoodvvv0*35,sss4mnn8nooaklmclmndlmnaikkglmnfpqqbijkdlmnclnnfmnnelnn9lmnbqrr7mnn8nopapqqepqqfttt6rssbrrrgssscqqrfuuu6vvv0
  vvv0*6,vvv1vvv0*47,vvv1vvv0*3,vvv1vvv0*15,
  vvv0uuu3stt7tuu6sss8ttt6tuu6ttt6*2,stt7ttt7ttt8stt8tuu5ttt7uuu4uuu6tuu4ttu7uuu3*2,tuu4tuu5ttt7uuu5vvv0*49,
  vvv0vvv3stt9tuu6ttt6uuu4sst9ttt8uuu6ttt8tuu5ttt5ttt7tuu6tttattt8ttt9ttt4sss9ttt5ttt6stt9sssatttattu7vvv0*49,
  vvv0*74,
  vvv0ttt7stt9rssgrrrgsstcsst9sssb*2,ssscvvv0rstcrtt5oqrgoqqfqrsbnqqfqssdvvv0*56,
  vvv0*74,
  vvv0oqr3ejk0*70,oqr3vvv0
  vvv0tuu1prr0*70,tuu1vvv0
  vvv0uvu0rus0*70,uvu0vvv0
  vvv0uvu0psq9nqpdnrpclqoinrp9nrpelpnforp7nrpbmqoenrpbnrp9nrpcmqoemqofnrpbrus0*54,uvu0vvv0
  vvv0*2,sut0*70,vvv0*2,
  vvv0*74,
  vvv0mop518a0*22,dhj6iop45gi0*22,iop4fmn45gi0*22,nqr4vvv0
  vvv0ilm618a0*10,gf73qk6128a118a0*9,9ef6fmn45gi0*22,fmn4ckm45gi0*22,kpq4vvv0
  vvv0ilm618a0*10,gf73qj6128a118a0*9,9ef6chi618a0*10,mi74*2,18a0*10,chi6bik44eg0*22,jop4vvv0
  vvv0ilm618a0*22,9ef6chi618a0*22,chi6ckm45gi0*22,kpq4vvv0
  vvv0uvv0tuu0*22,uuu0pssbrtu0*22,pssbuuu0tuu0*22,uvv0vvv0
  vvv0uvv0prr8lpocnqpckpnemqo9mqod*2,jomettt0tuu0*13,uuu0pssblnoikmneoqr8rtu0*19,pssbuuu0moodlmmgqrr8tuu0*19,uvv0vvv0
  vvv0uvv0rss6pqqcpqqdpqqcrss6tuu0*17,uuu0pssboqrgprr7npqfnpqgprs7rtu0*17,pssbuuu0pqqbpqqcpqqdqrrarss5tuu0*17,uvv0vvv0
  vvv0uvv0rss6*2,rss5sst3sst5rss5qrr9rss5sst5rss7sss4tuu0*11,uuu0pssbprs6pss5prr7prs7qst4rtu0*17,pssbuuu0qrs9rss6rss5stt3rss5qrr7rss6rss5*2,rss6stt2tuu0*11,uvv0vvv0
  vvv0uvv0stt3rss6rss3rss4sss4rss3stt4rss7rss6rss7rss4tuu0*11,uuu0pssbprs8oqrboqr9orrapss3qst2qtt3rtu0*2,rtt1rtu0*12,pssbuuu0rss6rss5rss6sss3rss4stt4rss5rss6rss5rss8sst2tuu0*11,uvv0vvv0
  vvv0uvv0qrraqrrcqrr8*2,qrs8pqr9pqqfpqqbqrr6tuu0*13,uuu0pssbnqqdoqrcoqqbprs8oqr9oqrbnqqhmopioqrdnpqhoqr8rtu0*11,pssbuuu0pqqgqrrapqqcrss6pqr9prrcpqrepqqdsss1tuu0*13,uvv0vvv0
  vvv0uvv0tuu0*22,uuu0pssboqrcprr9oqr9pss6orr7oqraoqrenqqfprs5rtu0*13,pssbuuu0tuu0*22,uvv0vvv0
  vvv0*2,tuu0*22,uvv0qss8ors0*22,qss8uvv0tuu0*22,vvv0*2,
  vvv0*74,
  uvv1vvv0*72,uvv1
airdrop-waiting 1184x460
~ WwRR k9wt Adp4 rk_K a7wQ XV8o 8nVV Wya- MhiQ CnqS -Czb ydgr Hn9I -YO3 o9HU 8Qfe BRfe 6Mww Ix10 5CMo
~ 3XmM -Feu C28B a6gK E7-j GC99 6Mww Ix10 rHPc wZ98 AarZ k-U8 e9dU
  rrscqrr9rss8rrsbqrrcrss6uvv0*68,
  uvv0*74,
  vvv0*74,
  vvv0uuu3oppbsss4pqq8rss3sss3tuu1pqq8ttt2rrr6ttt6vvv0*62,
  vvv0rrr6lmngnnoflmmgnoobikkipqq9nooelmndmnodpqq9vvv0*62,
  vvv0*74,
  vvv0uuu5rrresttaqrrdsst9rsscssscsstarssdssscsssbrssdsst9rssesst9ssscstt7rssdttt6*2,sssasstarssdttt9vvv0*49,
  vvv0vvv1uuu3uuu2vvv2vvv1uuu3uvv3*2,uuu2vvv1uuu2*2,vvv2uuu3*2,vvv2uuu2uuu4uuv2uuu2uuu3tuu5uuu3*2,vvv0*49,
  vvv0*74,
  vvv0*2,sttastt6oqrgoqqdqrsanpqgqrsgvvv0*65,
  vvv0*74,
  vvv0*2,uuu0*70,vvv0*2,
  vvv0uvv0pqqcoppdnppgoppeoppdpqqbnooiprrbpqqaoppgoppeoppgpqqcpqqfoppfpqqdoppeoqqfnpplpqqdpqqbtuu0*49,uvv0vvv0
  vvv0uvv0tuu0*10,ttt1tuu0*2,stt1tuu0*5,stt1tuu0*50,uvv0vvv0
  vvv0*74,
  vvv0rst2eln0dlm0*33,mqr3nqr3dlm0*33,eln0rtt2vvv0
  vvv0kop45gi0*34,dkm4*2,5gi0*34,kop4vvv0
  vvv0jmn53bd0*16,iib2mka13bd0*16,chj5dlm45gi0*34,kpq4vvv0
  vvv0ilm618a0*16,39905a9118a0*16,afh6dkm44fh0*34,kop4vvv0
  vvv0oqq9jno0*34,loo9prs1lpq0*34,rtt1vvv0
  vvv0qssbmopdkmngmppbrtu0*31,pssbuuu0nppclmmhpqq9tuu0*31,uvv0vvv0
  vvv0qssbqst4qst3pss6prs7qst3rtu0*29,pssbuuu0rss3stt2rss4sss3stt2tuu0*29,uvv0vvv0
  vvv0qssbpss7prs5prr9*2,qss7rtu0*29,pssbuuu0rss6qrraqrr9rss7stt2stt0ttt0tuu0*27,uvv0vvv0
  vvv0qssbprs7mppgmophmppgpss7rtu0*29,pssbuuu0pqqdqrr9pqqbqrs6qrr8qrr9pqqd*2,qrrbpqrdrss6tuu0*23,uvv0vvv0
  vvv0qssbnqqcnqqfnqq9oqr8oqrbnpqbmppimppgoqqemopjnqqartu0*23,pssbuuu0pqqeqrr9pqqbrss6qrr8qrrapqqcpqqdrss3tuu0*25,uvv0vvv0
  vvv0qssbprs7pss7qss4qst3qst5prs6orraprs8qss4rtu0*25,pssbuuu0tuu0*34,uvv0vvv0
  vvv0qssaqst3qst4qss2qtt3qst2*2,qst4qst3qtt2rtu0*25,prsbuuu0tuu0*34,uvv0vvv0
  vvv0*2,rtt0*33,rst0uvv1vvv0*37,
  vvv1vvv0*72,vvv1
airdrop-over 1184x466
~ WwRR k9wt s-5H rk_K a7wQ XV8o 8nVV ZmEz hIbf xczU KYC5 Wya- eLE9 CnqS -Czb ydgr -3hw ddXO Rqt9 vuOh
~ epMX 8Qfe GC99 6Mww Ix10 Wg6l n0P6 AarZ ubTX qGKd GC99 uUVC Ix10 n7ll wZ98 AarZ XBTx E7-j GC99 uUVC
~ Ix10 n7ll soIr AarZ k-U8 e9dU
  rrscqrr9rss8rrsattt4uvv0*69,
  uvv0*74,
  vvv0*74,
  vvv0uuu2qrr7uvv1sst6vvv1*2,vvv0stt6vvv0ttu3uuu3vvv0*46,vvv1pqq5pqq6noo9rss5oppaqrr5vvv0*9,
  vvv0qqr7jlljklliijkiklldgiijopp9jllgjklfjllfoopcvvv0*46,vvv1mnnamnn9jlldnoodkllhoopbpqqepqqfttt6rssbrrrgssscqqrfuuu6vvv0
  vvv0*74,
  vvv0uuu3sssattt7rssastt7ttt8*2,ttt7sss9stt9*2,sss9ttt6sttattt6ttt8ttt5stt8tuu4*2,ttt6*2,ttt8tuu6vvv0*49,
  vvv0vvv2ttt7uuu5*2,uvv3ttt6uuu6uuu5ttu6uuu4ttt4tuu5uuu5ttt8uuu6tuu7uuu3ttt8uuu4tuu4ttt8stt8ttt8tuu6vvv0*49,
  vvv0*74,
  vvv0ttt7stt9rssgrrrgsstcsst9sssb*2,ssscvvv0rstcrtt5oqrgoqqfqrsbnpqfqssdvvv0*56,
  vvv0*74,
  vvv0oqr3ejk0*44,gkl2ttt0*25,uvv0vvv0
  vvv0tuu1qrr0*44,qss0uvu0*24,uvv0vvv0*2,
  vvv0vuu0vtr0*70,vuu0vvv0
  vvv0vut0uro8tpmctpm9tpn9spmesolftpndsolctqnasomespmbtqn9tpmctpn8spmd*2,soldvsr1vtr0*52,vut0vvv0
  vvv0vvu0vts0*70,vvu0vvv0
  vvv0*74,
  vvv0mop518a0*22,dhj6hkl618a0*22,hkl6dhj618a0*22,mop5vvv0
  vvv0ilm618a0*10,gf73qk6128a118a0*9,9ef6chi618a0*10,4fh2*2,18a0*10,chi69ef618a0*10,5gi04df218a0*10,ilm6vvv0
  vvv0ilm618a0*10,gf73qj6128a118a0*9,9ef6chi618a0*10,4fh2*2,18a0*10,chi69ef618a0*10,5gi14df218a0*10,ilm6vvv0
  vvv0ilm618a0*22,9ef6chi618a0*22,chi69ef618a0*22,ilm6vvv0
  vvv0uvv0tuu0*22,uuu0*2,tuu0*22,uuu0*2,tuu0*22,uvv0vvv0
  vvv0uvv0pqq9kmmjmnnfstt2tuu0*18,uuu0*2,rpoaqomcqpncqnlcqombqom9qomfqolfsrq3tuu0*13,uuu0*2,qoncrpnbqnldpmkerpo9rpn9qnliqnlfsss2tuu0*13,uvv0vvv0
  vvv0uvv0rss6pqqcpqqdpqqcrss6tuu0*17,uuu0*2,qrr9pqqc*2,pqqdrss5tuu0*17,uuu0*2,pqqbpqqcpqqdqrrarss5tuu0*17,uvv0vvv0
  vvv0uvv0rss7rss8rss6rss4sss5qrs6qrrbrss7rss6qrr9rss5tuu0*11,uuu0*2,qrr9rss7*2,stt3rss4qrr8qrrbrss8rss6qrs8rss4tuu0*11,uuu0*2,qrrbrss7*2,sst4rss6qrr8rrs8rss7rss6qrs9sst2tuu0*11,uvv0vvv0
  vvv0uvv0stt3sss4stt2stt3sst3sss3stt4qrs7rss5*2,stt3tuu0*11,uuu0*2,sst4stt3rss3stt3rss3stt2stt5qrr7rss4sst5stt2tuu0*11,uuu0*2,rss6stt3rss4stt2rss3stt3rss5rss6rss4sst6stt1tuu0*11,uvv0vvv0
  vvv0uvv0qrr9qrrcqrr8*2,qrs8qrr8pqqeqrrarss5tuu0*13,uuu0*2,prrbqrr9pqq9rss6qrr8qrraqrrdqrrerss5tuu0*13,uuu0*2,pqqfqrrapqqbrss6prr9qrrbqrrdqrrcstt1tuu0*13,uvv0vvv0
  vvv0*2,uuu0*22,vvv0*2,uuu0*22,vvv0*2,uuu0*22,vvv0*2,
  vvv0*74,
  uuu0tuu0*72,uuu0
airdrop-not-verified 1184x486
~ WwRR k9wt d8Rq rk_K a7wQ XV8o 8nVV ZmEz hIbf xczU KYC5 Wya- eLE9 CnqS -Czb ydgr -3hw ddXO Rqt9 vuOh
~ IYHl 8Qfe GC99 uUVC Ix10 n7ll n0P6 AarZ ubTX qGKd BRfe 6Mww Ix10 5CMo 3XmM fcoW C28B a6gK E7-j GC99
~ 6Mww Ix10 rHPc soIr AarZ k-U8 e9dU
  rrscqrr9rss8qrrbsss8qrrarrs9tuu3uvv0*66,
  uvv0*74,
  vvv0*74,
  vvv0uuu2qrr7uvv1sst6vvv1*2,vvv0stt6vvv0ttu3uuu3vvv0*46,vvv1pqq5pqq6noo9rss5oppaqrr5vvv0*9,
  vvv0qqr7jlljklliijkiklldgiijopp9jllgjklfjllfoopcvvv0*46,vvv1mnnamnn9jlldnoodkllhoopbpqqepqqfttt6rssbrrrgssscqqrfuuu6vvv0
  vvv0*74,
  vvv0uuu3sssattt7rssastt7ttt8*2,ttt7sss9stt9*2,sss9ttt6sttattt6ttt8ttt5stt8tuu4*2,ttt6*2,ttt8tuu6vvv0*49,
  vvv0vvv2ttt7uuu5*2,uvv3ttt6uuu6uuu5ttu6uuu4ttt4tuu5uuu5ttt8uuu6tuu7uuu3ttt8uuu4tuu4ttt8stt8ttt8tuu6vvv0*49,
  vvv0*74,
  vvv0ttt7stt9rssgrrrgsstcsst9sssb*2,ssscvvv0rstcrtt5oqrgoqqfqrsbnpqfqssdvvv0*56,
  vvv0*74,
  vvv0oqr3ejk0*44,gkl2ttt0*25,uvv0vvv0
  vvv0tuu1qrr0*44,qss0uvu0*24,uvv0vvv0*2,
  vvv0vuu0vtr0*70,vuu0vvv0
  vvv0vut0tqo9solatpmespmetqnbtpmcspmbsolftpmbtpmcurp5vtr0*59,vut0vvv0
  vvv0vvu0vts0*70,vvu0vvv0
  vvv0*74,
  vvv0mop518a0*22,dhj6iop45gi0*22,iop4fmn45gi0*22,nqr4vvv0
  vvv0ilm618a0*10,4df25gi018a0*10,9ef6fmn45gi0*22,fmn4ckm45gi0*22,kpq4vvv0
  vvv0ilm618a0*10,4df25gi018a0*10,9ef6chi618a0*10,mi74*2,18a0*10,chi6bik44eg0*22,jop4vvv0
  vvv0ilm618a0*22,9ef6chi618a0*22,chi6ckm45gi0*22,kpq4vvv0
  vvv0uvv0tuu0*22,uuu0pssbrtu0*22,pssbuuu0tuu0*22,uvv0vvv0
  vvv0uvv0rrp8qombrpncqnldqombqomaqpnfpmkgrqp5tuu0*13,uuu0pssblnoikmneoqr8rtu0*19,pssbuuu0moodlmmgqrr8tuu0*19,uvv0vvv0
  vvv0uvv0rss6pqqcpqqdpqqcrss6tuu0*17,uuu0pssboqrgprr7npqfnpqgprs7rtu0*17,pssbuuu0pqqbpqqcpqqdqrrarss5tuu0*17,uvv0vvv0
  vvv0uvv0rss7rss8rss6rss4sss5qrs6qrrbrss7rss6qrr9rss5tuu0*11,uuu0pssbprr7*2,oqr9orraqst5rtu0*17,pssbuuu0qrrbrss7*2,sst4rss6qrr8rrs8rss7rss6qrs9sst2tuu0*11,uvv0vvv0
  vvv0uvv0stt3sss4stt2stt3sst3sss3stt4qrs7rss5*2,stt3tuu0*11,uuu0pssbprs8prr9oqr9orr8pss4qss4qst4rtu0*2,rtt1rtu0*12,pssbuuu0rss6stt3rss4stt2rss3stt3rss5rss6rss4sst6stt1tuu0*11,uvv0vvv0
  vvv0uvv0qrr9qrrcqrr8*2,qrs8qrr8pqqeqrrarss5tuu0*13,uuu0pssboqrc*2,oqr9prs7orr8orr9oqrfmopioqrdnpqhoqr8rtu0*11,pssbuuu0pqqfqrrapqqbrss6prr9qrrbqrrdqrrcstt1tuu0*13,uvv0vvv0
  vvv0uvv0tuu0*22,uuu0pssboqrcprr9oqr9pss6orr7oqraoqrenqqfprs5rtu0*13,pssbuuu0tuu0*22,uvv0vvv0
  vvv0*2,tuu0*22,uvv0rst8prs0*22,rst8uvv0tuu0*22,vvv0*2,
  vvv0*74,
  uvv1vvv0*72,uvv0
airdrop-refused 1184x469
~ WwRR k9wt eYEs rk_K a7wQ XV8o 8nVV Wya- Rqt9 vuOh jtBx 6363 gRSm -Czb ydgr 8Qfe GC99 6Mww Ix10 Wg6l
~ n0P6 AarZ ubTX qGKd BRfe 6Mww Ix10 5CMo 3XmM fcoW C28B a6gK E7-j GC99 6Mww Ix10 rHPc soIr AarZ k-U8
~ e9dU
  rrscqrr9rss8rrs9*2,rss8uvv0*68,
  uvv0*74,
  vvv0*74,
  vvv0uuu3oppbsss4pqq8rss3sss3tuu1pqq8ttt2rrr6ttt6vvv0*62,
  vvv0rrr6lmngnnoflmmgnoobikkipqq9nooelmndmnodpqq9vvv0*62,
  vvv0*74,
  vvv0uuu5rrresttaqrrdsst9rsscssscsstarssdssscsssbrssdsst9rssesst9ssscstt7rssdttt6*2,sssasstarssdttt9vvv0*49,
  vvv0vvv1uuu3uuu2vvv2vvv1uuu3uvv3*2,uuu2vvv1uuu2*2,vvv2uuu3*2,vvv2uuu2uuu4uuv2uuu2uuu3tuu5uuu3*2,vvv0*49,
  vvv0*2,vus0*70,vvv0*2,
  vvv0vut0tqn9tpmatpn9tpmctqn7tpmdtpmbsomctpmcspmdtpmatpnatqn9soletqn9tpn9tpmetpnatpnctpmctpnc*2,vtr0*48,vut0vvv0
  vvv0vut0urp5urp4usq2urp5urp4urp3urp5uqo6vsq1urp2urp4*2,usp4uro5usq2usp3urp4usp3uro5*2,usp3urp3urp5usq2tqo8usq2usq4usp3urp4usq2urp2usq3urp6urp3vtr0*36,vut0vvv0
  vvv0vut0usp4tqo5uqo7urp6*2,tqn8urp5tqo9urp5tqo7tqo8uroauro8tqo9urp7tqn9urp5tqo8urp6uqo8tqo7uro6tqo8uro5tqo9urp5tqoburp7urp5tqn8tpmaurp8tqo9tqo7vtr0*36,vut0vvv0
  vvv0vut0vtr0srp9srp4ppodooocrqp8ppobrqpavtr0*62,vut0vvv0
  vvv0vut0vtr0usq2vsr0usr1*2,usq2trq3vsr1vtr0*62,vut0vvv0
  vvv0*2,vus0*70,vvv0*2,
  vvv0*2,uuu0tuu0*21,vvv0*2,uvv0*22,vvv0*2,uvv0*22,vvv0*2,
  vvv0moo518a0*22,cgi6ino45gi0*22,ino4eln45gi0*22,nqr4vvv0
  vvv0ilm618a0*10,ig74sk6128a218a0*9,9ef6fln45gi0*10,7gh0*2,5gi0*10,fln4ckm45gi0*22,kpq4vvv0
  vvv0ilm618a0*10,fe83oj6128a118a0*9,9ef6chi618a0*10,kh73*2,18a0*10,chi6bik44eg0*22,jop4vvv0
  vvv0jmm639b0*22,afg6dhi639b0*22,dhi6dlm47hj0*22,lpq4vvv0
  vvv0uvv0stt0ttt0tuu0*20,uuu0pssbrtt1rtu0*21,pssbuuu0ttt0tuu0*21,uvv0vvv0
  vvv0uvv0qrr8kmmimnnfstt2tuu0*18,uuu0pssbloogkmneoqr7rtu0*19,pssbuuu0nooclmngqrr8tuu0*19,uvv0vvv0
  vvv0uvv0rss6pqqcoqqdpqqcrss6tuu0*17,uuu0pssboqrgprr7npqfnpqgprs7rtu0*17,pssbuuu0pqqbpqqd*2,qrrarss5tuu0*17,uvv0vvv0
  vvv0uvv0qrr8qrs9rss6rss5rss6qrr7pqrcrrs8rss8qrrbrss6tuu0*11,uuu0pssborr8oqraoqrboqrcqss5rtu0*17,pssbuuu0qrrdrss8qrr8rss4rss7qrr9*2,rss9qrs7qrrbrss3tuu0*11,uvv0vvv0
  vvv0uvv0stt3stt2rss2rss3*2,rss2stt4rrs6rss4stt3stt2tuu0*11,uuu0pssbprr8*2,orr8prs6prs4pss6pss7qtt2*2,qss3rtt0rtu0*11,pssbuuu0rss5stt2rss4rss2rss3stt3rss5*2,rss3stt4stt1tuu0*11,uvv0vvv0
  vvv0uvv0qrr8qrrcqrr7rss7*2,qrr8pqrdqrr9rss4tuu0*13,uuu0pssborra*2,orr8pss6prr6prs7prrdnppgprraoqreorr7rtu0*11,pssbuuu0pqqeqrr9pqrbrss6qrr8qrraqrrcqrrbstt1tuu0*13,uvv0vvv0
  vvv0uvv0tuu0*22,uuu0pssboqrcprr9oqr9pss6orr7oqraoqrenqqfprs5rtu0*13,pssbuuu0tuu0*22,uvv0vvv0
  vvv0*2,uuu0*22,uvv0rst7prs0*22,rst7uvv0uuu0*22,vvv0*2,
  vvv0*74,
  uuu1uvv0vvv0*70,uvv0uuu1
win-back-visitor 1184x204
~ WwRR k9wt 26lS rk_K a7wQ XV8o -QPN NOIG 1M77 Jm7I
  qrrdrss9rrr9sss8qrrcsss8uvv0*68,
  uvv0*74,
  vvv0*74,
  vvv0uuu3qrr8stt6sss4stt5ppq5stt4ttt2tuu3qqrarrr7qqq6pqq8vvv0*60,
  vvv0rrr6lmndlmmhikkhpqqcnoocoppcmnoapqqblmmjnoohjlldqrravvv0*60,
  vvv0*74,
  vvv0uuu5rssdrssbsttbstt8rssa*2,rssdttt7rssdsssb*2,sst9sstasssasttdssscstt7sttarssdstt9sssasst8sssbttt9sss9rssbrsscvvv1vvv0*44,
  vvv0vvv1uuu3*2,vvv2*2,uuu3*2,vvv2uvv2uuu2*2,tuu5uuu2uvv3ttt5uuu4uuu2*2,vvv2uuu3*2,uvv3uuu2uuu3*2,uvv2uuu3*2,vvv1vvv0*44,
  vvv0vvv1uvv0*8,vvv2vvv0*63,
  vvv0uvv6tuu5sst8rrsbqrrastt8qrr9qrrfttt7uvv6vvv0*63,
  vvv0uvv6uvv1sss6stt6tuu5ttu5rrs8sss9ttu4uvv6vvv0*63,
  vvv0*2,uvv0*8,vvv0*64,
  vvv1vvv0*72,vvv1
win-back-form 1184x354
~ WwRR k9wt 2kim rk_K a7wQ XV8o -QPN NOIG l59B tG4y 81Ba cTtb t0Ry LGuS s5He FMzP FVX- rnKi M3HF 1M77
~ r6Wz dzcQ q7TF
  qrrdrss9rrr9rss8rssatuu3uvv0*68,
  uvv0*74,
  vvv0*74,
  vvv0uuu3qrr8stt6sss4stt5ppq5stt4ttt2tuu3qqrarrr7qqq6pqq8vvv0*60,
  vvv0rrr6lmndlmmhikkhpqqcnoocoppcmnoapqqblmmjnoohjlldqrravvv0*60,
  vvv0*74,
  vvv0uuu5rssdrssbsttbstt8rssa*2,rssdttt7rssdsssb*2,sst9sstasssasttdssscstt7sttarssdstt9sssasst8sssbttt9sss9rssbrsscvvv1vvv0*44,
  vvv0vvv1uuu3*2,vvv2*2,uuu3*2,vvv2uvv2uuu2*2,tuu5uuu2uvv3ttt5uuu4uuu2*2,vvv2uuu3*2,uvv3uuu2uuu3*2,uvv2uuu3*2,vvv1vvv0*44,
  vvv0vvv2uuu4vvv0*5,vvv1vvv0*65,
  vvv0stt9pqqlpqqipqqhpqqgpqqhpqqdrss9vvv0*65,
  vvv0vvv3uvv0*25,uuv3vvv0*46,
  vvv0uvv7sst6rrs9qrrcttt8sssbsss9ttt7rss8uuu5vvv0*16,ssscvvv0*46,
  vvv0uvv6vvv2uuu4uuu5uuu4tuu6uuu4*2,ttt6uuu3vvv0*16,uvv6vvv0*46,
  vvv0vvv1uvv0*25,vvv2vvv0*46,
  vvv0vvv2uvv1vvv2*2,vvv0*4,vvv1*2,vvv0*4,vvv1*2,vvv0*2,vvv1vvv2vvv0vvv2uuu2vvv1vvv0vvv2vvv0*47,
  vvv0uuu6uvv1vvv2qrrhrsseqrrgrssdqrrhqrrfsss9qqrgrssbrrrgqrr8qqrgqqrksssbqrrgqrrlqqqcqqrfssscrssdrssbrssesttavvv0*47,
  vvv0*74,
  vvv0*2,uvv0*6,vvv0*66,
  vvv0uvv5vvv0uuu1vvv2vvv0*3,uvv5vvv3vvv0vvv1vvv2vvv0vvv2*2,vvv1vvv0vvv2vvv0*6,vvv2vvv0*48,
  vvv0uvv6tuu4mnoinoomppqhoppjrrrcuvv6uuu5rssdsssbsstarsscrrrbsssatttaqrretuu8ttt9rsscrssdstt7sttcqqrhrssgvvv0*48,
  vvv0vvv2uvv0*6,vvv2vvv0*65,
  vvv1vvv0*72,vvv1
  uuu0ttt0*72,uuu0
win-back-never-traded 1184x354
~ WwRR k9wt P5ve rk_K a7wQ XV8o -QPN NOIG l59B tG4y 81Ba cTtb t0Ry LGuS s5He FMzP FVX- rnKi M3HF 1M77
~ r6Wz dzcQ q6n0
  qrrdrss9rrr9sss9rrsarss7rss9qrrattt3uvv0*65,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2rrs6tuu4ttt2ttu4qrr4uuu3uuu1uuu2rss8sss6rrs4qrr6vvv0*60,
  vvv0qrr6kmmfklljhijippqdlmmdmnoelmnboppdjllkmnniijkeqqrbvvv0*60,
  vvv0*74,
  vvv0uuu4sssasss9sttattt7sst8sss8sssbttt6sssbsst9stt9stt8ttt8stt8tttcsstattt5ttt8sssbttt7sst8stt7stt8ttt7sss8sst9sssavvv1vvv0*44,
  vvv0vvv1tuu6uuu5uuu3*2,ttt5uuu4*2,uuu3uuu4uuu3ttt7uuu3uuu4stt7uuu6uuu4*3,uuu5tuu4uuu5uuu2tuu6uuu4*2,ttu5tuu5vvv1vvv0*44,
  vvv0vvv2uuu4vvv0*5,vvv1vvv0*65,
  vvv0stt9pqqlpqqipqqhpqqgpqqhpqqdrss9vvv0*65,
  vvv0vvv2uvv0*25,uvv3vvv0*46,
  vvv0uvv7stt6rss8rrrattt6stt8sss8ttt6stt6uuu4vvv0*16,sssbvvv0*46,
  vvv0uvv6vvv3ttt5ttt7uuu6ttt8tuu5ttu5sss8uuu4vvv0*16,uuu7vvv0*46,
  vvv0vvv1uvv0*25,vvv2vvv0*46,
  vvv0vvv2uvv1vvv1*2,vvv0*10,vvv1vvv0*3,vvv1*2,vvv0vvv1*3,vvv0vvv1vvv0*47,
  vvv0uvv6vvv1uuv3qqrirsseqrrgrssdqrrhqqrgsssaqqrgrssbrrrgqrr8qqqhqqqksssbqrrgqrrlpqqdqqrfsssdrssersscrssesttavvv0*47,
  vvv0*74,
  vvv0*3,uvv0*5,vvv0*66,
  vvv0uvv5vvv0*2,vvv1vvv0*3,uuu5vvv2vvv0*3,vvv1vvv0*10,vvv1vvv0*49,
  vvv0uvv6tuu4mnnjnoonppqhoppjrrrcuvv6uuu6rssdrssbrssdsssasttarrrcrssarrsesst8sssbrssesst9sttbqrrhqrrivvv1vvv0*48,
  vvv0vvv2uvv0*6,vvv2vvv0*65,
  vvv0*74,
  uuu0tuu0*72,uuu0
win-back-traded 1184x207
~ WwRR k9wt gdSz rk_K a7wQ XV8o -QPN NOIG xWV6 -YO3 B4uC
  qrrdrss9rrr9rss8qrr9qrrauvv0*68,
  uvv0*74,
  vvv0*74,
  vvv0uuu3qrr8stt6sss4stt5ppq5stt4ttt2tuu3qqrarrr7qqq6pqq8vvv0*60,
  vvv0rrr6lmndlmmhikkhpqqcnoocoppcmnoapqqblmmjnoohjlldqrravvv0*60,
  vvv0*74,
  vvv0uuu5rssdrssbsttbstt8rssa*2,rssdttt7rssdsssb*2,sst9sstasssasttdssscstt7sttarssdstt9sssasst8sssbttt9sss9rssbrsscvvv1vvv0*44,
  vvv0vvv1uuu3*2,vvv2*2,uuu3*2,vvv2uvv2uuu2*2,tuu5uuu2uvv3ttt5uuu4uuu2*2,vvv2uuu3*2,uvv3uuu2uuu3*2,uvv2uuu3*2,vvv1vvv0*44,
  vvv0*2,uvv0*70,vvv0*2,
  vvv0uvv0rss7*2,rss6qrr8*2,rss5rss8qrr8qrr9rss7qrr9sss4rss5rss4qrr9rss4prrarss4pqqarss7*2,rss5pqrbrss7rss6*2,rss5rrs7tuu0*42,uvv0vvv0
  vvv0uvv0stt3qrr9rss6qrr9qrr7rss7rss6qrr9stt4sss4qrr8rss6qrr8qrr9qrrcqrr8qrr9rss4qrr7rss7pqraqrr8rss8qrrarss7rss6qrr8qrr6tuu0*42,uvv0vvv0
  vvv0*2,uvv0*70,vvv0*2,
  vvv1vvv0*72,vvv1
win-back-too-new 1184x207
~ WwRR k9wt b48R rk_K a7wQ XV8o -QPN NOIG xWV6 -YO3 C3hQ
  qrrdrss9rrr9rss8rss7rss9stt7uvv0*67,
  uvv0*74,
  vvv0*74,
  vvv0uuu3qrr8stt6sss4stt5ppq5stt4ttt2tuu3qqrarrr7qqq6pqq8vvv0*60,
  vvv0rrr6lmndlmmhikkhpqqcnoocoppcmnoapqqblmmjnoohjlldqrravvv0*60,
  vvv0*74,
  vvv0uuu5rssdrssbsttbstt8rssa*2,rssdttt7rssdsssb*2,sst9sstasssasttdssscstt7sttarssdstt9sssasst8sssbttt9sss9rssbrsscvvv1vvv0*44,
  vvv0vvv1uuu3*2,vvv2*2,uuu3*2,vvv2uvv2uuu2*2,tuu5uuu2uvv3ttt5uuu4uuu2*2,vvv2uuu3*2,uvv3uuu2uuu3*2,uvv2uuu3*2,vvv1vvv0*44,
  vvv0*2,uvv0*70,vvv0*2,
  vvv0uvv0rss8qrr9qrs5qrs7qrs9qrr7rss7qrrarss6pqr9qrrarss6pqqdrss4qrr9qrreqrr7tuu0*53,uvv0vvv0
  vvv0uvv0stt2qrs6rss5*2,rss6rss4sst4rss6rss4rss5*2,stt4rss7rss4rss6rss7qrr8tuu0*53,uvv0vvv0
  vvv0*74,
  vvv0*74,
win-back-received 1184x229
~ WwRR k9wt tima rk_K a7wQ XV8o -QPN M6xF NOIG Hn9I -YO3 GatL fhKo
  qrrdrss9rrr9sss8rrs7rrsbsss6uvv0*67,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2rrs6tuu4ttt2ttu4qrr4uuu3uuu1uuu2rss8sss6rrs4qrr6vvv0*53,uvv0*5,vvv0*2,
  vvv0qrr6kmmfklljhijippqdlmmdmnoelmnboppdjllkmnniijkeqqrbvvv0*52,ttu3pqqfoppdqrr9opqfpqqbuvv0vvv0
  vvv0*74,
  vvv0uuu3ttt7tuu6ttt7tuu5ttu5*2,ttt8uuu3stt8ttt6uuu5ttt6uuu6ttt4uuu7ttt6uuu3uuu4ttt8tuu4ttu5uuu5uuu4uuu6ttu5uuu5ttt6vvv0*45,
  vvv0vvv3sstastt9uuu6uuu5sss9stt7ttu7uuu6ttt8ttt6rssbtuu5ttt7rssbtttattt8ttt6ttt8stt8ttt7ttt8ttt5sssatuu6ttt7sssastt9vvv2vvv0*44,
  vvv0*74,
  vvv0uvv0rss5stt2stt1sst4stt2stt3stt2sss4stt2rss6rss5rss4sst4rss5tuu0*56,uvv0vvv0
  vvv0uvv0sss5pqqepqqdoppioqqcpqraqrrcpqqeqrr9qrrarss8qrr7qrr9qrrbtuu0*56,uvv0vvv0
  vvv0uvv0qrr7nopfpqqdoppgnppgpqqdoqqknppioppgoqqfpqqcoppeqrr7opphpqqcnppkpqqeoqqdoppcoppgpqqapqqdopphnookopplpqqbtuu0*44,uvv0vvv0
  vvv0*2,tuu0*70,vvv0*2,
  vvv0*74,
  uvv1vvv0*72,uvv1
win-back-accepted 1184x208
~ WwRR k9wt VU77 rk_K a7wQ XV8o -QPN h6o8 NOIG tsYJ KawV Ud14
  qrrdrss9rrr9rss7rrs8qrrbrrs9uvv0*67,
  uvv0*74,
  vvv0*74,
  vvv0uuu3qrr8stt6sss4stt5ppq5stt4ttt2tuu3qqrarrr7qqq6pqq8vvv0*54,uvu0*4,vvv0*2,
  vvv0rrr6lmndlmmhikkhpqqcnoocoppcmnoapqqblmmjnoohjlldqrravvv0*53,uvu0nrpcmqo9lqngmqocuvu0vvv0
  vvv0*74,
  vvv0uuu3stt8*2,ttt8ttt6*2,stt7stt9tuu5sstastt7ttt7*2,ttu7ttt6tttastt8tuu4tuu6stt9ttt6*4,ttu6stt7ttt7stt8vvv1vvv0*44,
  vvv0vvv2ttt8ttu7uuu5uuu4stt7ttt6uuu5uuu4ttt6tuu5stt9uuu4tuu5sss9ttt8tuu6tuu5tuu6ttu7ttt6tuu7uuu3ttt8uuu5*2,stt8ttt7vvv2vvv0*44,
  vvv0*2,uvu0*70,vvv0*2,
  vvv0uvu0psr5psr7qtr3*2,psr3qtr2psr6osq9qtr4qtr2qtr3*2,psr4qtr5qtr3qts2qtr3psr7qtr3psr5rts1rus0*49,uvu0vvv0
  vvv0uvu0qtr4orp8psq8osqbosq5osq8psr6osq9psq5*2,osq8nrp9orp7psq7orpapsr6nrpborpbosq7osqaqtr7rus0*49,uvu0vvv0
  vvv0*2,uvu0*70,vvv0*2,
  vvv1vvv0*73,
win-back-declined 1184x229
~ WwRR k9wt NmGO rk_K a7wQ XV8o -QPN SzG- NOIG Rqt9 vuOh VOdy do4q
  qrrdrss9rrr9rss7rrs9rrscsss7uvv0*67,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2rrs6tuu4ttt2ttu4qrr4uuu3uuu1uuu2rss8sss6rrs4qrr6vvv0*54,vuu0vut0*3,vvv0*2,
  vvv0qrr6kmmfklljhijippqdlmmdmnoelmnboppdjllkmnniijkeqqrbvvv0*54,tqo6solbsoljsolbvuu0vvv0
  vvv0*74,
  vvv0uuu3stt8*2,ttt8ttt6*2,stt7stt9tuu5sstastt7ttt7*2,ttu7ttt6tttastt8tuu4tuu6stt9ttt6*4,ttu6stt7ttt7stt8vvv1vvv0*44,
  vvv0vvv2ttt8ttu7uuu5uuu4stt7ttt6uuu5uuu4ttt6tuu5stt9uuu4tuu5sss9ttt8tuu6tuu5tuu6ttu7ttt6tuu7uuu3ttt8uuu5*2,stt8ttt7vvv2vvv0*44,
  vvv0*2,vuu0*70,vvv0*2,
  vvv0vuu0urp5urp4usp2urp5urp6urp3usp2urp3usq3*2,usq2urp3urp6urp3urp4urp3urp5urp4urp2vsr0vtr0*50,vuu0vvv0
  vvv0vut0usp4tqo5uqo8tqn9urp9urp5uqo7tpn9tqo8uqo8urp6tpmctqoatqo7tqo9urp5tqo9urp6tqo9usq2vtr0*50,vut0vvv0
  vvv0vut0tqn9tpmasometpnctpnaspmctpn9spmetpmctqn9tqn8tpma*2,tpmdtqn9spmctpnetpmbtpn8tpmbspmdtpmdtqo7tqoasoldtqn7solbtqn9vtr0*42,vut0vvv0
  vvv0vvu0vts0*70,vvu0vvv0
  vvv0*74,
  uuu1uvv0vvv0*70,uvv0uuu1
apply-not-started 1184x394
~ WwRR k9wt NOB3 rk_K a7wQ 1M77 rnu1 y5Po eKAI MUmN kGOj 9fzs l6cG jtux 4Fuh 6rjm u7MW rk_K YYpW f1Sk
  qrrcqrrdrss8*2,rrsarrs8stt5uvv0*67,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2rrs6ttt2rss7sss6tuu2pqq9uuu1ttu2uuu1uuu2tuu2ttt2uuu1tuu2uuu1ttu2vvv0*56,
  vvv0qrr6hjjj*2,lmmhklmhkmmflmmilmmekmmhopp8jlljhjjgikkdqqr9jlleklmflmmgqrr8vvv0*55,
  vvv0*74,
  vvv0npq4koo4stt6rrsbrrrfuuu3vvv0*67,
  vvv0stt1qss2uuu3qrrcrss9vvv1vvv0vvv2vvv0vvv1uvv3vvv3vvv0*61,
  vvv0*3,uuu4rssesst9rssesssc*2,qrrgsst9sstcsttcvvv3vvv0*60,
  vvv0*74,
  vvv0ttt5stt6rss8pqqgnopnpqqcoppgoopkuuu3vvv0*64,
  vvv0*3,uuu6ttt7sttbtuu6ttt6tttbttt8sssauvv1vvv0*62,
  vvv0*3,vvv1uuu2uuu4*2,uuu3uuu5uvv2uuu3vvv0*63,
  vvv0uvv1uuu2vvv0uvv2vvv1vvv0*5,vvv1vvv0*62,
  vvv0uuu4tuu4ttt6ppqiopplpqqioppirrrdopphoppjopphttt4vvv0*61,
  vvv0*3,ttt7stt8rsscsttbsss9sssaqrrfsttarssdrrscvvv1vvv0*60,
  vvv0*74,
  vvv0*74,
  vvv0vvv4uvv0*70,vvv4vvv0
  vvv0uvv7vvv0*32,oppgoppdoppkoppiqrrbpqqavvv0*32,uvv7vvv0
  vvv0uvv6vvv0*32,vvv1uuv2vvv2uvv2vvv1*2,vvv0*32,uvv6vvv0
  vvv0*2,uvv0*70,vvv0*2,
  vvv0ttt5rrsesssbrrsfsttbqrrfttt8sssbqrrhrssd*2,tttarrsftuu3vvv0*59,
  vvv0*74,
  vvv1vvv0*72,vvv1
apply-visitor-who-applies 1184x403
~ WwRR k9wt 1a_y rk_K a7wQ 1M77 6Gjg y5Po eKAI MUmN kGOj 9fzs l6cG jtux 4Fuh 6rjm u7MW rk_K _AON bf0p
~ 34IT
  qrrcqrrdrssaqrrcsss8qrrcrss6qrrbqrrdtuu1uvv0*64,
  uvv0*74,
  vvv0*74,
  vvv0uuu3qqr7sss3qrr8ttt4rrr8uuu1sss2sst2ttt3qqq4sss3vvv1vvv0*60,
  vvv0rrr6ikkijkljmnnglmngnoohpqqckmmemnofqrr5lnnbikkhsss4vvv0*60,
  vvv0*74,
  vvv0mpq4jno4sss7qrreqrriuuu3vvv0*67,
  vvv0tuu1rtt2uuu3rss9sst7vvv0*2,vvv2vvv0vvv1uvv3vvv3vvv0*61,
  vvv0*3,uuu4rssesst9rssesssc*2,qrrgsst9sstcsttcvvv3vvv0*60,
  vvv0*2,vvv1vvv0*71,
  vvv0ttt5*2,rss8pqqgnopnpqqcoppgoopkuuu3vvv0*64,
  vvv0*3,tuu6stt9sssdttt7stt8sttdttt9rsscuuu1vvv0*62,
  vvv0*4,vvv1vvv2*2,vvv1uvv3vvv1*2,vvv0*63,
  vvv0uvv2uuu2uuu1uuu3vvv1vvv0*5,vvv2vvv0*62,
  vvv0uuu3*2,ttt6pqqhopplpqqioppirrrdopphoppjppqgttt4vvv0*61,
  vvv0*3,ttt7stt8rsscsttbsss9sssaqrrfsttarssdrrscvvv1vvv0*60,
  vvv0*74,
  vvv0*74,
  vvv0npq45ce0*70,npq4vvv0
  vvv0imn619c0*31,aghh9fhc8egb7efaaghg8egbaghd9fhj19c0*31,imn6vvv0
  vvv0jmn619c0*32,3bd219c02ac219c02ac12ac2*2,19c0*31,jmn6vvv0
  vvv0vvv1oqr0oqq0*68,oqr0vvv1vvv0
  vvv0uuu5qrresss8sttcrssbrssdsssdrsscprrcrssgvvv0*63,
  vvv0*9,uuu3vvv0*64,
  vvv0*74,
  uuu0*74,
apply-ready-to-apply 1184x394
~ WwRR k9wt eaY7 rk_K a7wQ 1M77 6Gjg y5Po eKAI MUmN kGOj 9fzs l6cG jtux 4Fuh 6rjm u7MW rk_K SGw0 O412
  qrrcqrrdrss6qrrbrss9rss6qrrbsssauvv0*66,
  uvv0*74,
  vvv0*74,
  vvv0uuu3qqr7sss3qrr8ttt4rrr8uuu1sss2sst2ttt3qqq4sss3vvv1vvv0*60,
  vvv0rrr6ikkijkljmnnglmngnoohpqqckmmemnofqrr5lnnbikkhsss4vvv0*60,
  vvv0*74,
  vvv0mpq4jno4sss7qrreqrriuuu3vvv0*67,
  vvv0tuu1rtt2uuu3rrrbrss8vvv1*2,uuu4uuv1uuu2uuu4*2,vvv0*61,
  vvv0*3,uuu3ssscttt8sssdsttb*2,rrsettt8sttbtttbvvv3vvv0*60,
  vvv0*2,vvv1vvv0*71,
  vvv0ttt5*2,rss8pqqgnopnpqqcoppgoopkuuu3vvv0*64,
  vvv0*3,tuu6stt9sssdttt7stt8sttdttt9rsscuuu1vvv0*62,
  vvv0*4,vvv1vvv2*2,vvv1uvv3vvv1*2,vvv0*63,
  vvv0uvv2uuu2uuu1uuu3vvv1vvv0*5,vvv2vvv0*62,
  vvv0uuu3*2,ttt6pqqhopplpqqioppirrrdopphoppjppqgttt4vvv0*61,
  vvv0*3,ttt7stt8rsscsttbsss9sssaqrrfsttarssdrrscvvv1vvv0*60,
  vvv0*74,
  vvv0*74,
  vvv0mpp53bd0*70,mpp5vvv0
  vvv0imn619c0*32,7egaaghe9ghh7dfc9fhg6dfb19c0*32,imn6vvv0
  vvv0jno619c0*33,3bd32ac11ac019c0*34,jno6vvv0
  vvv0*2,qrs0*70,vvv0*2,
  vvv0ttu5rssbstt7rssdsssdrrsfrrshrrscsssbrssjtuu6vvv0*62,
  vvv0*74,
  uvv1vvv0*72,uvv1
apply-switch-account 1184x202
~ WwRR k9wt eN49 rk_K a7wQ 1M77 6CYu rk_K V2EV U7j_
  qrrcqrrdrss7qrrdrss8rrs8rssa*2,uvv0*66,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt6sss6ttt1uuu2tuu2uuu3ttt3uuu1qqr7ttt4ttt2uuu1*2,uuu2ttu2uuu3rss4vvv0*56,
  vvv0rss7mnncjllcmnndkmmgklmimnoemnnblmngkmmjklmepqq7jllemnnfkllfjllhlmnfuuu1vvv0*55,
  vvv0*74,
  vvv0npq45ce0*70,npq4vvv0
  vvv0imn619c0*31,7egaagil9fhe8fgc9fhc*2,9fgg7egd19c0*31,imn6vvv0
  vvv0jmn619c0*70,jmn6vvv0
  vvv0vvv1oqr0oqq0*68,oqr0vvv1vvv0
  vvv0tuu5rrsjrssgrssdstt9qrrfsst8rssbrssdsssdsssbssscqrrgrssarssdttt8qrrfsttcrssf*2,rrrgsssbrsseuuu3vvv0*49,
  vvv0*74,
  uvv1vvv0*72,uvv1
apply-refused 1184x202
~ WwRR k9wt Bgrn rk_K a7wQ 1M77 2PKt rk_K O5B8 I-me
  qrrcqrrdrss6rrscqrr8uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt5rrs6uuu3uuu1ttt2ttu2pqq9uuu1ttt2*2,rss8uuu2uuu3pqq9rss6sss4rss6rss4uuu1*2,uuu2ttt2tuu3rrs4vvv0*49,
  vvv0tuu4lnnckllinopclmmbklmipqq9pqq8hijj*2,ikkmoppcikkllmmhlmnipqq9lmnhjkleopp8lmmflmmdklmfklmhlmmgvvv1vvv0*48,
  vvv0*74,
  vvv0vvv4uvv0*70,vvv4vvv0
  vvv0uvv7vvv0*30,pqqbmnobqrrcmnnmoppepqqbnoogopplmnnkqrravvv0*30,uvv7vvv0
  vvv0uvv6vvv0*70,uvv6vvv0
  vvv0*2,uvv0*70,vvv0*2,
  vvv0uuu6rrrfsstarssbrssestt9rssdsssdrrsgsssdqqrgsttarssfvvv0*60,
  vvv0*74,
  uvv1vvv0*72,uvv1
apply-in-progress 1184x394
~ WwRR k9wt 3cEG rk_K a7wQ 1M77 HWVG KRcK y5Po YoIy MUmN TADK eKAI l6cG M1jv 4Fuh 6rjm u7MW rk_K Bftm
~ xEkI
  qrrcqrrdrssarss9qrrarrs8ttt3uvv0*67,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt5rrs6uuu3rss8ttt2ttt6uuu1vvv0*60,uvu0sut1sut3sut1uvv0vvv0
  vvv0tuu4lnnckllioopdlmm9pqqgnoodvvv0*60,tuu1lqoelqngmqoauvu0vvv0
  vvv0*74,
  vvv0orq3mqo3stt6rrsbrrrfuuu3vvv0*67,
  vvv0tut1rts2uuu4rrrbrrsbvvv3vvv0uvv2vvv0uuu3*3,uuu4vvv1vvv0*59,
  vvv0*3,uuu5qrrgrrrfsstbsttarrsdttt9*2,ttu9ttt8ssscuuu4vvv0*59,
  vvv0*2,uvv0vvv0*71,
  vvv0koo5glm6rss8pqqgnopnpqqcoppgoopkuuu3vvv0*64,
  vvv0*2,uvv0uuu5ttt9ttt8sstcttt6vvv0*66,
  vvv0*3,vvv1uvv2vvv1uuu4vvv2vvv0*66,
  vvv0uvv2uuu2uuu1uuu3vvv1vvv0*5,vvv2vvv0*62,
  vvv0uuu3*2,ttt6pqqhopplpqqioppirrrdopphoppjppqgttt4vvv0*61,
  vvv0*3,ttt7stt8rsscsttbsss9sssaqrrfsttarssdrrscvvv1vvv0*60,
  vvv0*74,
  vvv0*74,
  vvv0npq45ce0*70,npq4vvv0
  vvv0imn619c0*32,6df89fhcbhie6dfaagha6dfa19c0*32,imn6vvv0
  vvv0jmn619c0*36,2ac119c0*33,jmn6vvv0
  vvv0vvv1oqr0oqq0*68,oqr0vvv1vvv0
  vvv0uuu6rsscrssbqrrcqrrfssseqqresttarssdsst8sssaqqrdsssdssscqrresttavvv0*57,
  vvv0*74,
  vvv1vvv0*72,vvv1
apply-ended 1184x202
~ WwRR k9wt exsk rk_K a7wQ 1M77 lKul rk_K O5B8 BVn2
  qrrcqrrdrss6qrrastt7uvv0*69,
  uvv0*74,
  vvv0*74,
  vvv0uuu3qqr7sss3qrr8qrr7sst4oppattt2sss3ttt1sss3rss3uuu2qrr9sss2*2,rss5tuu3vvv0*55,
  vvv0rrr6ikkijkljmnnglmngmnnemnohmnoemnngpqq7klmemnobppqamnofmnndlmmblmnettt4vvv0*55,
  vvv0*74,
  vvv0vvv4uvv0*70,vvv4vvv0
  vvv0uvv7vvv0*30,pqqbmnobqrrcmnnmoppepqqbnoogopplmnnkqrravvv0*30,uvv7vvv0
  vvv0uvv6vvv0*70,uvv6vvv0
  vvv0*2,uvv0*70,vvv0*2,
  vvv0tuu6rssesss8sttaqrrkssserrrfsstarrsgrsserssdsst7rssgqrresttcrrrhrssdssscrrsbqrrlstt7vvv0*52,
  vvv0*74,
  uvv1vvv0*72,uvv1
apply-asking 1184x349
~ WwRR k9wt zdDn rk_K a7wQ 1M77 6Gjg y5Po eKAI MUmN kGOj 9fzs l6cG jtux 4Fuh 6rjm u7MW oNgQ
  qrrcqrrdrss7rrsdrss6uvv0*69,
  uvv0*74,
  vvv0*74,
  vvv0uuu3qqr7sss3qrr8ttt4rrr8uuu1sss2sst2ttt3qqq4sss3vvv1vvv0*60,
  vvv0rrr6ikkijkljmnnglmngnoohpqqckmmemnofqrr5lnnbikkhsss4vvv0*60,
  vvv0*74,
  vvv0mpq4jno4sss7qrreqrriuuu3vvv0*67,
  vvv0tuu1rtt2uuu3rrrbrss8vvv1*2,uuu4uuv1uuu2uuu4*2,vvv0*61,
  vvv0*3,uuu3ssscttt8sssdsttb*2,rrsettt8sttbtttbvvv3vvv0*60,
  vvv0*2,vvv1vvv0*71,
  vvv0ttt5*2,rss8pqqgnopnpqqcoppgoopkuuu3vvv0*64,
  vvv0*3,tuu6stt9sssdttt7stt8sttdttt9rsscuuu1vvv0*62,
  vvv0*4,vvv1vvv2*2,vvv1uvv3vvv1*2,vvv0*63,
  vvv0uvv2uuu2uuu1uuu3vvv1vvv0*5,vvv2vvv0*62,
  vvv0uuu3*2,ttt6pqqhopplpqqioppirrrdopphoppjppqgttt4vvv0*61,
  vvv0*3,ttt7stt8rsscsttbsss9sssaqrrfsttarssdrrscvvv1vvv0*60,
  vvv0*74,
  vvv0uuu0rss0*70,uuu0vvv0
  vvv0tuu0rss0*70,tuu0vvv0
  vvv0uuu0rss0*70,uuu0vvv0
  vvv0*3,uvv0*68,vvv0*3,
  vvv0*74,
section-pictured 1184x287
~ WwRR k9wt b8dS rk_K xym8 K3nk IfJu HOgi YJgv yiBl 0lgx 6IAJ
  rrs8rrsasss9qrrbrrsbqrrauvv0*68,
  uuu0uut0*36,uvv0*36,uuu0
  vtq0*37,vvv0*37,
  vtq0*5,vur0*2,vtq0*4,vuq0vur0vuq0vtq0*4,vur0vuq0vtq0*4,vur0*2,vtq0*4,vuq0vur0vuq0vtq0*4,vvv0*37,
  vtq0*4,vus0vvv0*2,vvu0vtq0*2,vur0vvv0*3,vuq0vtq0*2,vvu0vvv0*2,vus0vtq0*2,vus0vvv0*2,vvu0vtq0*2,vur0vto1vqh0vto1vuq0vtq0*3,vvv0*37,
  vtq0*4,vvv0*4,vuq0vtq0vvt0vvv0*3,vus0vtq0vur0vvv0*3,vvu0vtq0*2,vvv0*4,vur0vtq0vsl2um51kh71vm51vsl2vtq0*3,vvv0*37,
  vtq0*4,vvv0*4,vur0vtq0vvt0vvv0*3,vut0vtq0vur0vvv0*4,vtq0*2,vto1vn80vm60vri1vur0vtq0vpe1oi6418a0pj64vpe1vtq0*3,vvv0*37,
  vtq0*4,vvv0*4,vur0vtq0vvt0vvv0*3,vut0vtq0vur0vvv0*4,vtq0*2,vn92hf739c93vm50vtn1vtq0vpd1vm50sk61vm50vpe1vtq0*3,vvv0*37,
  vtq0*4,vvv0*4,vur0vtq0vvt0vvv0*3,vut0vtq0vur0umj2uf80uga1vrq2vtq0*2,vm61mi72gf83vm50vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*2,klmglmnfoppboppcopp8jklfmnniqrr5mno9mnoanooilmmknooettu3vvv0*21,
  vtq0*4,vvv0*4,vur0vtq0vvt0vvv0*3,vut0vtq0vrn3ue70vrp1ulh2uic3vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*2,qrr5pqq7rrr5qrr6stt3qrr7rrrasss4qqq7qrr5rrr7sss8nooavvv0*22,
  vtq0*4,vvv0*4,vur0vtq0vut0jpq2dmn0kqr2vut0vtq0vpk2ue70vol1uje2ug92vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*2,sstcttu5uuu5tuu6ttt7uuu4ttu7uuu4uuu3uuu4tuu5ttt6ttt5*2,uuu5uuu6uuu3uuu4tuu5ttt6uuu5*2,vvv0*13,
  vtq0*4,vvv0*4,vur0vtq0kpo49jl1kqr18jl1nqp4vtq0vpk2ue70*3,ug92vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*2,ttt8ttt5sttastt9uuu6ttt6sss9uuu6ttt5ttt9sssbttt9ttt6ttt8ttt9sttatuu5ttt6sst8ttt9stt8tuu5vvv0*13,
  vtq0*4,vvv0mqr1kqr0tuv1vur0vtq0fmm3cln3uuv1akm3inn3vtq0vpk2ue70*3,ug92vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*37,
  vtq0*4,fno4akm1cln1akm2vur1vtq0fmm36ik0*3,hnn3vtq0vpk2ue70*3,ug92vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*37,
  vtq0*4,7jl2mrr4suu46ik0rrp3vtq0fmm36ik0*3,hnn3vtq0vpk2ue70*3,ug92vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*37,
  vtq0*4,7il18jl09km06ik0qrp3vtq0fmm36ik0*3,hnn3vtq0vpk2ue70*3,ug92vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*37,
  vtq0*4,7il16ik0*3,qrp3vtq0fmm36ik0*3,hnn3vtq0vpk2ue70*3,ug92vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*37,
  vur0vtq0*3,8jl18jl0*3,qrp3vtq0gnn38jl0*3,inn3vtq0vpl2tf80*3,uga2vtq0*2,vn81vn70*3,vsl1vtq0vpe1vn70*3,vpf1vtq0*3,vvv0*36,vvv1
section-pictured-steps 1184x287
~ WwRR k9wt D6vz rk_K xym8 UZa4 IfJu XNT6 YJgv yiBl 0lgx _Lau kPOz kPOz kPOz
  rrs8rrsasss9qrrbrrsbqrrarss8qrr9tuu2uvv0*65,
  uuu0tuu0*18,pqr1npp0*9,tuu0uvv0*4,tuu0*3,uvv0*36,uuu0
  qtt0ptt0*17,fkl418a029b1chi2jjj1lkj0*6,suu0vvv1cgh3aeg2ttu2tuu0ptt0*2,vvv0*37,
  pst0ptt0*2,mrr39km0gnp1pst0ptt0qtt0tuu0vvv0qtt0ptt0*5,jno418a06ce3plj3tf90ue70*7,tuu0oqq618a0*2,jmn6uvv0ptt0*2,vvv0*37,
  pst0ptt0*2,pst08jl16ik0cmn2ptt0uvv0vvv0uvv0ptt0*5,pst05bd43ac2pli4ue70tga0smi0sni0*6,suu0uuv1afg38df2stt3tuu0ptt0*2,vvv0*37,
  pst0ptt0*3,kpr27il06ik0nrs4vvv0*2,rtu0ptt0*5,kop518a0eij6tf80thb1sph1vm60vm50*6,qtt0uvv0vvv0*2,uvv0qtt0ptt0*2,vvv0*2,ikkhklmgnoocnooeopp8ikkglmnkqqr6lmnbmnnbmnnkkllmmnnfttu3vvv0*21,
  pst0ptt0*4,mrs1emo0mqr3tuu0qtt0ptt0*6,fjl518a0mki7ue70sni3vm50uob0sqj0*6,ptt0*2,qtt0qtu0ptt0*4,vvv0*2,sss4qrr5sss4rrr4ttt3rss5rss8stt3rrr5rrr4sss6ttt6oop8vvv0*22,
  pst0ptt0*15,dij518a0pki7ue70soh3vm50rrm1ptt0*14,vvv0*3,tuu0vvv0*16,tuu1vvv0*16,
  pst0ptt0*15,dij518a0pli7ue70soh3vm50rrm1ptt0*14,vvv0*2,8eg53bd3npq5rssdpqqfrrsbrrsfrrrbqrrdqrrfrrrfqrrerrrdvvv1vvv0*3,fkl63bd3fkl6ttt8pqqgqrrgrrserssapqqfqrrfsssepqqgrssduuu2vvv0*4,
  pst0ptt0*15,9fh528a2rmk3ue70soh3vm50rrm1ptt0*14,vvv0*2,4cd33bd6jnn6tuu4ttt6stt7sss9ttt8sttbuuu7sst8sttbstt7ssscttt8vvv0*2,chi65ce6chi6uuu2ttt6stt7sssattt8sttattt8ttt6sttasttbsssbstt8vvv1vvv0*2,
  pst0ptt0*14,nrs229b28ef5rmk2ue70soh3vm50rrm1ptt0*14,vvv0*2,rst2mop1vvv0uuu3tuu4ttt6uuu4ttt4uuu4uuu3stt7ttt7tuu5uuu6uuu5vvv0*2,tuu1lop1tuu1uvv2tuu4ttt6uuu4uuu3ttt6uuu4ttt6ttt7tuu5uuu5*2,vvv2vvv0*2,
  pst0ptt0*13,pst18ef418a0jno4slh2ue70spk3vm50rrm1ptt0*7,qst0uob0un90qsr0ptt0*3,vvv0*37,
  pst0ptt0*11,pst0jno16ce218a0dij5pst0tga1tgb2rql1vm50rrm1ptt0*7,qsr0vm50*2,rrn1ptt0*3,vvv0*2,dij56df1prr4rssdpqqfrrsbrrsfrrrbqrrdqrrfrrrfqrrerrrdvvv1vvv0*21,
  4ac539b0*11,18a0*2,29b1fkl3pst0skh2ue70rnl2sqj1vm50rro1ptt0*8,rrm0sqk0pst0ptt0*3,vvv0*2,3bd37df7imm6vvv1uuu2uuu3uuu4*2,uuu3uvv3uuu3uuu5uuu3tuu6uuu2vvv0*20,
  afh39eg0*10,9fg0agh0fkl1nrs1qrq0sjf1ue70sje2pst0uob1vn70qst0ptt0*6,mrs1emo19km0*2,dmn0lqr1ptt0*2,vvv0*2,npq3gkl1uuu1ttt7stt8rssasss9sst8sssctuu7rrscsssdsss8ssscsttbvvv0*20,
  thc2tgb0*13,tg90ue70*2,skg1pst0sqk1vm50tpg1ptt0*6,jpq27il06ik0*5,gop2ptt0vvv0*37,
  tid1thc0*13,sid0slh0qqp0qss0sph0vm60una0qss0ptt0*5,mrs27il06ik0*7,kqr2vvv0*37,
  trl1toe0*15,uoc0vn80vn70uob0qsr0pst0*6,fno38jl0*8,dln3vvv0*36,vvv1
section-plain 1184x138
~ WwRR k9wt _WfV rk_K a7wQ yiBl 0lgx 6IAJ
  rrs8rrsasss9qrrbsst9uvv0*69,
  uvv0*74,
  vvv0*74,
  vvv0uuu3oppbstt2stt3pqq7rrr5qqr7qrr7ttt2stt2opp8stt6opp8ttt4vvv0*59,
  vvv0rrr6lmmdlnne*2,mnnfqrr8noohlmnfpqq8lmncmnodoopdmnodlmngvvv0*59,
  vvv0*74,
  vvv0ttt8qqrfssscqrrfrrsdsssaqrre*2,rss9sss9qqrfrrrdqrresss9rssdqrrfsssbrrrbrrrcrssersscqrreuuu3vvv0*50,
  vvv0*74,
  uvv0vvv0*72,uvv0
section-steps 1184x173
~ WwRR k9wt 6jxw rk_K WwRR yiBl rk_K xuAK VJgx VJgx VJgx
  rrs8rrsasss9qrr8rssauvv0*69,
  uvv0*6,uuu0uvv0*3,uuu0*2,uvv0*62,
  giijhjjikmmeklmfmnn9fhiijklmnop8ikkdjkldjlllijkoikkgstt3uvv0*60,
  stt2sst3ttt1stt2ttt1stt3*2,ttt1stt2sst1stt3ttt2pqq6uvv0*61,
  prr2jnn1uuu0uvv0*35,mop2*2,uvv0*34,
  3bd34ce6imn5qrrfopqfqrraqrreqrraqrrcqrrdpqqhpqqeqrrdrrs9rrr9qrrbpqqeqrrcqrrgrss9pqqbpqqhqrrcpqqjqrrcuuu0uvv0*11,prr52ac23bd4prr5opqlpqqgqrrbqqrcqrraqrrcqrrgopqkqrrb*2,qrraqrr9pqqgqrraqrreqrrdrss7pqqdpqqjqrr9pqqgsss9uvv0*11,
  9fh53bd3npq4uuu1stt3*2,tuu4ttt2stt3stt5tuu2ttt3*2,ttt2stt3sst6ttt4sst4ttt3tuu2rss6stt7stt4ttt4*2,uuu0uvv0*11,stt35de35ce3stt3tuu3ttt4stt3ttu4stt2stt3ttt5tuu3tuu2ttt3stt3stt4stt5stt3stt5stt3tuu2rss8ttt4stt3stt4tuu4uvv0*11,
  uuu0tuu0uvv0*36,uuu0*2,uvv0*34,
  jmn3chj1rtt2uvv0*71,
  2ac37eg8hlm5pqqhnoojpqqepqqiopqdoppgoppjopqjopphopqgqqrcpqqdopphnopiopqgoppjqrrbnoohnopnoppgoppopqqhuuu0uvv0*48,
  cij53bd1prr3uvv0*12,uuu0uvv0uuu1uvv0*2,uuu0uuu1uvv0*52,
