airdrop-visitor 1184x395
~ IqB6 xt-H QvqX PiZq yuip 4u9V bWhg 5eo0 MiCb -yEf KkMG r59n FWPI 7dFC EF94 nmDu IuwX 7QxY uZ3u qmD3
~ FWPI 6SMM 9F-y C0F5 6eQs 5fwI 1BMu PxzF r59n FWPI 7dFC R_2R ow6c IuwX RVVZ cnhc
  rrscqrr9rss8rrrcqrrcuuu0uvv0*68,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2pqq9ttt3rrr7ttt2ttu2uuu0rrr7uuu1sss4tuu4vvv0*62,
  vvv0qrr6klmhlmngjllhlmnchjjjopp9lmnfklmflmmeoppavvv0*62,
  vvv0*74,
  vvv0uuu4rsscttt9rrrbstt8sttasstastt9sssbssta*2,rssbstt8ssscstt7sttbstt6sssattt5*2,stt8*2,sssbttt7vvv0*49,
  vvv0vvv1tuu5uuu3*2,vvv2tuu5uuu4*3,uuu3tuu3uuu4uuu3uuu5*2,uuu4uuu2tuu6uuu3*2,uuu6ttt6uuu6uuu4vvv0*49,
  vvv0vvv2vvv0vvv1*2,vvv0*3,vvv2vvv1vvv0vvv1vvv0uuv4vvv0*60,
  vvv0ttu5npqgprsfqsscprsaoqreqrscoqriqrsanpqiqsseoqrfprrfvvv0*60,
  vvv0*74,
  vvv0rss3bfh0afh0*21,kno4orr3dlm0*22,orr3mpq3dlm0*21,eln0rtt2vvv0
  vvv0ilm618a0*10,9c82gf7118a0*10,9ef6fln45gi0*22,fln4bjl45gi0*22,kop4vvv0
  vvv0ilm618a0*10,mh74vm50399318a0*9,9ef6djk53bd0*10,kja2*2,3bd0*10,djk5ckm45gi0*22,kpq4vvv0
  vvv0ilm618a0*10,38905a9118a0*10,9ef6chi618a0*10,4991*2,18a0*10,chi6bjl44fh0*22,kop4vvv0
  vvv0qss2knn0*22,npp2lop9jno0*22,lop9orr1lpq0*22,rtt1vvv0
  vvv0uvv0pqq9kmmjmnnfstt2tuu0*18,uuu0pssblnoikmneoqr8rtu0*19,pssbuuu0moodlmmgqrr8tuu0*19,uvv0vvv0
  vvv0uvv0sss3rss4rss6rss5stt3tuu0*17,uuu0pssbpss7qst4prr8prr9qst3rtu0*17,pssbuuu0rss6rss4rss6rss5sss3tuu0*17,uvv0vvv0
  vvv0uvv0rss4qrr8*2,rrs7stt3stt1stt2tuu0*2,ttt1tuu0*12,uuu0pssbprsaqst3prs7*2,qss5rtu0*17,pssbuuu0rss8qrr9rss8rss6rss3stt2ttt1tuu0*2,ttt0tuu0*12,uvv0vvv0
  vvv0uvv0qrr8qrrcqrr7rss7qrs8qrr7qrrbpqqdqrrbpqqdqrr8tuu0*11,uuu0pssboqramophnpqemppgpss5rtu0*17,pssbuuu0pqqeqrr9pqrbrss6qrr8qrr9qrrapqrcqrr9pqrerss4tuu0*11,uvv0vvv0
  vvv0uvv0qrraqrrcqrr8*2,qrs8pqr9pqqfpqqbqrr6tuu0*13,uuu0pssbnpqgoqrcnpqdorr9nqqanpqenpqkmopioqrdnpqioqr8rtu0*11,pssbuuu0pqqgqrrapqqcrss6pqr9prrcpqrepqqdsss1tuu0*13,uvv0vvv0
  vvv0uvv0tuu0*22,uuu0pssbprs8qss6pss6qst3qst4prs7prraorraqst3rtu0*13,pssbuuu0tuu0*22,uvv0vvv0
  vvv0*2,tuu0*22,uuu0prsbqst3*2,qss3qtt3qss3qst2qtt3qst4qtt1rtu0*13,prsbuuu0tuu0*22,vvv0*2,
  vvv0*26,stt0*22,vvv0*26,
  uvv1vvv0*72,uvv1
airdrop-short 1184x624
~ IqB6 xt-H vK3G PiZq yuip 4u9V bWhg rkK_ FT5q kAgT qOg- 5eo0 u7H9 GUGD Zkl1 Mlye -SiT RZov -8fs fDrH
~ w-_n xllN aTBZ C0wA cWF4 4HjW H_Q- 661W EPfW xllN aTBZ C0wA cWF4 QWvv H_Q- 661W uA0t 9Sd6 s5bF MXel
~ GTi1 o3_e 8eSv pn_v fQZs wTd- KkMG r59n GJek 7dFC pcBt nmDu IuwX 7QxY uZ3u qmD3 FWPI 6SMM 9F-y C0F5
~ 6eQs 5fwI 1BMu PxzF r59n FWPI 7dFC R_2R ow6c IuwX RVVZ cnhc
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
  vvv0rts3lqo6ttt5sss9ttt7vvv0*61,rrsessscrsserssfqrrgttt5vvv0
  vvv0tuu1qsr2uuu1ttu7uuu5vvv0*61,ttt6*2,tuu5ttt5*2,vvv2vvv0
  vvv0*74,
  vvv0uuu7sss8sst7pqqkqrrkpqqeuuu3qrrfrsscsttarsscrrsfvvv0*53,stt5qqrc*2,qqrdpqqeppqfttt5vvv0
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
  vvv0uvv0qrraqrrcqrr8qrr7qrr9pqr8pqqepqqdqrrbpqqfqrr8tuu0*11,uuu0pssbnqqcmophmppfmppgprs7rtu0*17,pssbuuu0pqqgqrrapqqcqrs6pqr9pqrbpqqcpqrcqrrapqqfrss4tuu0*11,uvv0vvv0
  vvv0uvv0rss7*2,rss5rss4sss5rss6qrraqrr8rss4tuu0*13,uuu0pssbnpqeorrboqrbpss6prr8nqqcnpqinpqforrcnqqforr7rtu0*11,pssbuuu0qrrbrss6rss7sss4rss6rrs7qrrbqrr9stt0tuu0*13,uvv0vvv0
  vvv0uvv0stt2sss4stt2stt3*2,stt2stt4stt3stt2tuu0*13,uuu0pssbqtt3rtt1prs2qss3qss2qst2qst4prs6qst2qtt2rtt1rtu0*11,pssbuuu0sss4stt3rss4stt2rss3stt4stt3*2,stt0tuu0*13,uvv0vvv0
  vvv0uvv0tuu0*22,uuu0pssborraprr9orr8qst6prr7orr8prrcorrcqss4rtu0*13,pssbuuu0tuu0*22,uvv0vvv0
  vvv0*2,uvv0*22,vvv0tuu3qss0*22,tuu3vvv0uvv0*22,vvv0*2,
  vvv1vvv0*73,
airdrop-enough 1184x486
~ IqB6 xt-H rLwz PiZq yuip 4u9V bWhg rkK_ TQci kAgT qOg- 5eo0 u7H9 GUGD Zkl1 Mlye YUpU RZov ACDZ MmdV
~ KkMG r59n FWPI 7dFC 2ubl nmDu IuwX 7QxY uZ3u qmD3 FWPI 6SMM 9F-y C0F5 6eQs 5fwI 1BMu PxzF r59n FWPI
~ 7dFC R_2R ow6c IuwX RVVZ cnhc
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
  vvv0uvv0rss7rss8rss6rss4sss5qrs6qrrbrss7rss6qrr9rss5tuu0*11,uuu0pssbprr7*2,oqr9orraqst5rtu0*17,pssbuuu0qrrbrss7*2,sst4rss6qrr8rrs8rss7rss6qrs9sst2tuu0*11,uvv0vvv0
  vvv0uvv0stt2sss4stt2stt3sst3stt2stt3rss5sst4rss5stt3tuu0*11,uuu0pssbprs7prr9orr7prr7qss3qst2qtt3rtu0*2,rtt1rtu0*12,pssbuuu0sss4stt3rss4stt2rss3stt3sst3rss4stt3sst6stt1tuu0*11,uvv0vvv0
  vvv0uvv0qrraqrrcqrr8*2,qrs8pqr9pqqfpqqbqrr6tuu0*13,uuu0pssbnqqdoqrcoqqbprs8oqr9oqrbnqqhmopioqrdnpqhoqr8rtu0*11,pssbuuu0pqqgqrrapqqcrss6pqr9prrcpqrepqqdsss1tuu0*13,uvv0vvv0
  vvv0uvv0tuu0*22,uuu0pssboqrcprr9oqr9pss6orr7oqraoqrenqqfprs5rtu0*13,pssbuuu0tuu0*22,uvv0vvv0
  vvv0*2,tuu0*22,uvv0rst8prs0*22,rst8uvv0tuu0*22,vvv0*2,
  vvv0*74,
  uvv0vvv0*72,uvv0
airdrop-waiting 1184x460
~ IqB6 xt-H HGvZ PiZq yuip 4u9V bWhg 5eo0 BmqQ GUGD Zkl1 Mlye 23e8 EYRF KkMG qmD3 FWPI 6SMM 9F-y C0F5
~ teRO 5fwI 1BMu PxzF r59n FWPI 7dFC R_2R eBno IuwX RVVZ cnhc
  rrscqrr9rss8rrsbqrrcrss6uvv0*68,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2pqq9ttt3rrr7ttt2ttu2uuu0rrr7uuu1sss4tuu4vvv0*62,
  vvv0qrr6klmhlmngjllhlmnchjjjopp9lmnfklmflmmeoppavvv0*62,
  vvv0*74,
  vvv0uuu4rsscttt9rrrbstt8sttasstastt9sssbssta*2,rssbstt8ssscstt7sttbstt6sssattt5*2,stt8*2,sssbttt7vvv0*49,
  vvv0vvv1tuu5uuu3*2,vvv2tuu5uuu4*3,uuu3tuu3uuu4uuu3uuu5*2,uuu4uuu2tuu6uuu3*2,uuu6ttt6uuu6uuu4vvv0*49,
  vvv0*74,
  vvv0*2,sttastt6oqrgoqqdqrsanpqgqrsgvvv0*65,
  vvv0*74,
  vvv0*2,uuu0*70,vvv0*2,
  vvv0uvv0pqqcoppdnppgoppeoppdpqqbnooiprrbpqqaoppgoppeoppgpqqcpqqfoppfpqqdoppeoqqfnpplpqqcpqqbtuu0*49,uvv0vvv0
  vvv0uvv0tuu0*10,stt1tuu0*2,stt1tuu0*5,stt2tuu0*50,uvv0vvv0
  vvv0*74,
  vvv0stt2fno0fmo0*33,ors2*2,fmo0*33,gno0stu2vvv0
  vvv0kop44fh0*34,dkm4*2,4fh0*34,kop4vvv0
  vvv0jno53ce0*16,hic2lkb03ce0*16,cij5dlm45gi0*34,kpq4vvv0
  vvv0ilm618a0*16,49916a9118a0*16,afh6dkm45gi0*34,kop4vvv0
  vvv0npq9hlm0*34,kno9nqr2kop0*34,qst2vvv0
  vvv0qssbmppclnoenpqartu0*31,pssbuuu0oqqbmnnfpqr8tuu0*31,uvv0vvv0
  vvv0qssbqss5prs5prs7*2,qst3rtu0*29,pssbuuu0qrr5rss4rss6sss3stt2tuu0*29,uvv0vvv0
  vvv0qssbqss6prs5prs9prr9qss6rtu0*29,pssbuuu0rss5qrraqrr9rss7stt2tuu0*29,uvv0vvv0
  vvv0qssborr8mppgmopimppgpss7rtu0*29,pssbuuu0pqqeqrr9pqqbqrs7qrr8qrr9pqqepqqdqrrbpqqerss6tuu0*23,uvv0vvv0
  vvv0qssbnqqcnqqfnqq9oqr8oqrbnpqbmppinpqgoqqemopjnqqartu0*23,pssbuuu0pqqeqrr9pqqbrss6qrr8qrrapqqcpqqdrss3tuu0*25,uvv0vvv0
  vvv0qssbpss6qss5qst3qst2qst4pss5prs8prs7qss3rtu0*25,pssbuuu0tuu0*34,uvv0vvv0
  vvv0qssaqst3pss6qss3qst4qst3qss3qss6qss4qst2rtu0*25,prsbuuu0tuu0*34,uvv0vvv0
  vvv0*2,rtt0*33,rst0uvv1vvv0*37,
  vvv1vvv0*72,vvv1
airdrop-over 1184x466
~ IqB6 xt-H 8UE5 PiZq yuip 4u9V bWhg rkK_ FT5q kAgT qOg- 5eo0 u7H9 GUGD Zkl1 Mlye -SiT RZov fQZs HYk_
~ KkMG r59n FWPI 7dFC EF94 nmDu IuwX 7QxY uZ3u r59n GJek 7dFC pcBt eBno IuwX oggq PxzF r59n GJek 7dFC
~ pcBt ow6c IuwX RVVZ cnhc
  rrscqrr9rss8rrsattt4uvv0*69,
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
  vvv0uvv0rss6pqqcpqqdpqqcrss6tuu0*17,uuu0*2,qrr9pqqbpqqcpqqdrss5tuu0*17,uuu0*2,pqqbpqqcpqqdqrrarss5tuu0*17,uvv0vvv0
  vvv0uvv0rss6*2,rss5sst3sst5rss5qrr9rss5sst5rss7sss4tuu0*11,uuu0*2,rss7rss6*2,stt3sst4qrs7qrs9rss5*2,rss6stt3tuu0*11,uuu0*2,qrs9rss6rss5stt3rss5qrr7rss6rss5*2,rss6stt2tuu0*11,uvv0vvv0
  vvv0uvv0stt3rss6rss3rss4sss4rss3stt4rss7rss6rss7rss4tuu0*11,uuu0*2,rss5rss4*2,sss4rss4stt3stt6qrr8rss5rss7rss3tuu0*11,uuu0*2,rss6rss5rss6sss3rss4stt4rss5rss6rss5rss8sst2tuu0*11,uvv0vvv0
  vvv0uvv0qrraqrrcqrr8*2,qrs8pqr9pqqfpqqbqrr6tuu0*13,uuu0*2,pqrcqrr9pqqarss6qrr8pqraprrfpqqfrss6tuu0*13,uuu0*2,pqqgqrrapqqcrss6pqr9prrcpqrepqqdsss1tuu0*13,uvv0vvv0
  vvv0*2,uuu0*22,vvv0*2,uuu0*22,vvv0*2,uuu0*22,vvv0*2,
  vvv0*74,
  uuu0tuu0*72,uuu0
airdrop-not-verified 1184x486
~ IqB6 xt-H iBhv PiZq yuip 4u9V bWhg rkK_ FT5q kAgT qOg- 5eo0 u7H9 GUGD Zkl1 Mlye -SiT RZov fQZs Tk8D
~ KkMG r59n GJek 7dFC pcBt nmDu IuwX 7QxY uZ3u qmD3 FWPI 6SMM 9F-y C0F5 6eQs 5fwI 1BMu PxzF r59n FWPI
~ 7dFC R_2R ow6c IuwX RVVZ cnhc
  rrscqrr9rss8qrrbsss8qrrarrs9tuu3uvv0*66,
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
  vvv0uvv0rss6*2,rss5sst3sst5rss5qrr9rss5sst5rss7sss4tuu0*11,uuu0pssbprs6pss5prr7prs7qst4rtu0*17,pssbuuu0qrs9rss6rss5stt3rss5qrr7rss6rss5*2,rss6stt2tuu0*11,uvv0vvv0
  vvv0uvv0stt3rss6rss3rss4sss4rss3stt4rss7rss6rss7rss4tuu0*11,uuu0pssbprs8oqrboqr9orrapss3qst2qtt3rtu0*2,rtt1rtu0*12,pssbuuu0rss6rss5rss6sss3rss4stt4rss5rss6rss5rss8sst2tuu0*11,uvv0vvv0
  vvv0uvv0qrraqrrcqrr8*2,qrs8pqr9pqqfpqqbqrr6tuu0*13,uuu0pssbnqqdoqrcoqqbprs8oqr9oqrbnqqhmopioqrdnpqhoqr8rtu0*11,pssbuuu0pqqgqrrapqqcrss6pqr9prrcpqrepqqdsss1tuu0*13,uvv0vvv0
  vvv0uvv0tuu0*22,uuu0pssboqrcprr9oqr9pss6orr7oqraoqrenqqfprs5rtu0*13,pssbuuu0tuu0*22,uvv0vvv0
  vvv0*2,tuu0*22,uvv0qss8ors0*22,qss8uvv0tuu0*22,vvv0*2,
  vvv0*74,
  uvv1vvv0*72,uvv1
airdrop-refused 1184x469
~ IqB6 xt-H rKp6 PiZq yuip 4u9V bWhg 5eo0 fQZs NxsB cLIs 49VB pz6q Zkl1 Mlye KkMG r59n FWPI 7dFC EF94
~ nmDu IuwX 7QxY uZ3u qmD3 FWPI 6SMM 9F-y C0F5 6eQs 5fwI 1BMu PxzF r59n FWPI 7dFC R_2R ow6c IuwX RVVZ
~ cnhc
  rrscqrr9rss8rrs9*2,rss8uvv0*68,
  uvv0*74,
  vvv0*74,
  vvv0uuu3oppbsss4pqq8rss3sss3tuu1pqq8ttt2rrr6ttt6vvv0*62,
  vvv0rrr6lmngnnoflmmgnoobikkipqq9nooelmndmnodpqq9vvv0*62,
  vvv0*74,
  vvv0uuu5rrresttaqrrdsst9rsscssscsstarssdssscsssbrssdsst9rssesst9ssscstt7rssdttt6*2,sssasstarssdttt9vvv0*49,
  vvv0vvv1uuu3uuu2vvv2vvv1uuu3uvv3*2,uuu2vvv1uuu2*2,vvv2uuu3*2,vvv2uuu2uuu4uuv2uuu2uuu3tuu5uuu3*2,vvv0*49,
  vvv0vvu0vts0*70,vvu0vvv0
  vvv0vut0tqn9tpmatpn9tpmctqn7tpmdtpmbsomctpmcspmdtpmatpnatqn9soletqn9tpn9tpmetpnatpmdtpmctpnc*2,vtr0*48,vut0vvv0
  vvv0vut0urp7urp6urp3uqo6urp5*2,urp6tqo8usq2urp4urp5uro6urp5tqo7urp4urp5*3,uro6tqo7urp5urp4urp7urp2tqnausq3urp6urp4uro5urp3urp4urp5uqo7urp4vtr0*36,vut0vvv0
  vvv0vut0vsq2uro4uro6urp5*2,uqo6urp4uro7urp4uro5uqo6urp8urp6uqo7urp5uqo7usq4uro6urp5urp6uro5urp5uro6urp4uro7urp4uqo8urp6usq4tqo7tpn8urp6uqo7uro5vtr0*36,vut0vvv0
  vvv0vut0vtr0srp9srp4ppodooocrqp8ppobrqpavtr0*62,vut0vvv0
  vvv0vut0vtr0usr1vsr0usr1*2,usq2trq3vsr1vtr0*62,vut0vvv0
  vvv0*2,vut0*70,vvv0*2,
  vvv0*2,stt0sst0*21,vvv0*2,suu0*22,vvv0*2,suu0*21,tuu0vvv0*2,
  vvv0lno618a0*11,28a018a0*10,bgh6hno45gi0*22,hno4elm45gi0*22,mqr4vvv0
  vvv0ilm618a0*10,jg74tl6128a218a0*9,9ef6flm44fh0*10,8hh0*2,4fh0*10,flm4bjl45gi0*22,kop4vvv0
  vvv0ilm618a0*10,ee83mi7128a118a0*9,9ef6chi618a0*10,ig73*2,18a0*10,chi6bjl44fh0*22,kop4vvv0
  vvv0kmn54ac0*22,bgh5eij74ac0*22,eij7elm48ik0*22,lpq4vvv0
  vvv0uvv0rss1stt1tuu0*20,uuu0pssbqst3rtu0rtt1rtu0*19,pssbuuu0stt1ttt1tuu0*20,uvv0vvv0
  vvv0uvv0rss7lmmhmnnfstt2tuu0*18,uuu0pssbmopfkmneorr7rtu0*19,pssbuuu0nooclmnfqrr8tuu0*19,uvv0vvv0
  vvv0uvv0rss6pqqcoqqdpqqcrss6tuu0*17,uuu0pssboqrgprr7npqfnpqgprs7rtu0*17,pssbuuu0pqqbpqqd*2,qrrarss5tuu0*17,uvv0vvv0
  vvv0uvv0qrr8qrs9rss6rss5rss6qrr7pqrcrrs8rss8qrrbrss6tuu0*11,uuu0pssborr8oqraoqrboqrcqss5rtu0*17,pssbuuu0qrrdrss8qrr8rss4rss7qrr9*2,rss9qrs7qrrbrss3tuu0*11,uvv0vvv0
  vvv0uvv0stt3stt2rss2rss3*2,rss2stt4rrs6rss4stt3stt2tuu0*11,uuu0pssbprr8*2,orr8prs6prs4pss6pss7qtt2*2,qss3rtt0rtu0*11,pssbuuu0rss5stt2rss4rss2rss3stt3rss5*2,rss3stt4stt1tuu0*11,uvv0vvv0
  vvv0uvv0qrr8qrrcqrr7rss7*2,qrr8pqrdqrr9rss4tuu0*13,uuu0pssborra*2,orr8pss6prr6prs7prrdnppgprraoqreorr7rtu0*11,pssbuuu0pqqeqrr9pqrbrss6qrr8qrraqrrcqrrbstt1tuu0*13,uvv0vvv0
  vvv0uvv0tuu0*22,uuu0pssboqrcprr9oqr9pss6orr7oqraoqrenqqfprs5rtu0*13,pssbuuu0tuu0*22,uvv0vvv0
  vvv0*2,uuu0*22,uvv0rst7prs0*22,rst7uvv0uuu0*22,vvv0*2,
  vvv0*74,
  uuu1uvv0vvv0*70,uvv0uuu1
win-back-visitor 1184x204
~ IqB6 xt-H _RSS PiZq yuip 4u9V 2z9r z1lp 0N6_ ax8A
  qrrdrss9rrr9sss8qrrcsss8uvv0*68,
  uvv0*74,
  vvv0*74,
  vvv0uuu3qrr8stt6sss4stt5ppq5stt4ttt2tuu3qqrarrr7qqq6pqq8vvv0*60,
  vvv0rrr6lmndlmmhikkhpqqcnoocoppcmnoapqqblmmjnoohjlldqrravvv0*60,
  vvv0*74,
  vvv0uuu5rssdrssbsttbstt8rssa*2,rssdttt7rssdsssb*2,sst9sstasssasttdssscstt7sttarssdstt9sssasst8sssbttt9sss9rssbrsscvvv1vvv0*44,
  vvv0vvv1uuu3*2,vvv2*2,uuu3*2,vvv2uvv2uuu2*2,tuu5uuu2uvv3ttt5uuu4uuu2*2,vvv2uuu3*2,uvv3uuu2uuu3*2,uvv2uuu3*2,vvv1vvv0*44,
  vvv0vvv2uvv0*8,vvv2vvv0*63,
  vvv0uvv6ttt6rssaqrrcqqrcsssapqqcpqqhstt8uvv6vvv0*63,
  vvv0uvv5vvv0ttt4*2,uuu3*2,sss6ttt6uuu3uvv5vvv0*63,
  vvv0*2,uvv0*8,vvv0*64,
  uvv0vvv0*72,uvv0
win-back-form 1184x354
~ IqB6 xt-H Znwv PiZq yuip 4u9V 2z9r z1lp WGJe PiZq INno _qTr FEO- _3bh QRxd Z3-A xefU suFX QEvV Pfi5
~ XnnM oYdA UPHK szK_
  qrrdrss9rrr9rss8rssatuu3uvv0*68,
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
  vvv0uvv5vvv0*2,vvv1vvv0*3,uuu5vvv2vvv0*2,vvv1vvv0vvv1*2,vvv0*2,vvv1vvv0*6,vvv1vvv0*48,
  vvv0uvv6tuu4mnnjnoonppqhoppjrrrcuvv6uuu6rssdsssb*2,rsscrrrcsssasttbqrrettt9*2,rsscrssdstt7sttcqqrhrrshvvv0*48,
  vvv0vvv2uvv0*6,vvv2vvv0*65,
  vvv0*74,
  uuu0tuu0*72,uuu0
win-back-never-traded 1184x354
~ IqB6 xt-H x5nH PiZq yuip 4u9V 2z9r z1lp WGJe PiZq INno _qTr FEO- _3bh QRxd Z3-A xefU suFX QEvV Pfi5
~ XnnM oYdA UPHK Ans1
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
  vvv0vvv3uvv0*25,uuv3vvv0*46,
  vvv0uvv7sst6rrs9qrrcttt8sssbsss9ttt7rss8uuu5vvv0*16,ssscvvv0*46,
  vvv0uvv6vvv2uuu4uuu5uuu4tuu6uuu4*2,ttt6uuu3vvv0*16,uvv6vvv0*46,
  vvv0vvv1uvv0*25,vvv2vvv0*46,
  vvv0vvv2uvv1vvv2*2,vvv0*4,vvv1*2,vvv0*4,vvv1*2,vvv0*2,vvv1vvv2vvv0vvv2uuu2vvv1vvv0vvv2vvv0*47,
  vvv0uuu6uvv1vvv2qrrhrsseqrrgrssdqrrhqrrfsss9qqrgrssbrrrgqrr8qqrgqqrksssbqrrgqrrlqqqcqqrfssscrssdrssbrssesttavvv0*47,
  vvv0*74,
  vvv0*2,uvv0*6,vvv0*66,
  vvv0uvv5vvv0uuu1vvv2vvv0*3,uvv5vvv2vvv0*3,vvv1vvv0*10,vvv1vvv0*49,
  vvv0uvv6tuu4mnoinoomppqhoppjrrrcuvv6uuu6rssdrssbrssdsssasttarrrcrssarrsesst8sssbrssesst9sttbqrrhqrrivvv1vvv0*48,
  vvv0vvv2uvv0*6,vvv2vvv0*65,
  vvv1vvv0*72,vvv1
  uuu0ttt0*72,uuu0
win-back-traded 1184x207
~ IqB6 xt-H i0px PiZq yuip 4u9V 2z9r z1lp HLbz c0DS
  qrrdrss9rrr9rss8qrr9qrrauvv0*68,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2rrs6tuu4ttt2ttu4qrr4uuu3uuu1uuu2rss8sss6rrs4qrr6vvv0*60,
  vvv0qrr6kmmfklljhijippqdlmmdmnoelmnboppdjllkmnniijkeqqrbvvv0*60,
  vvv0*74,
  vvv0uuu4sssasss9sttattt7sst8sss8sssbttt6sssbsst9stt9stt8ttt8stt8tttcsstattt5ttt8sssbttt7sst8stt7stt8ttt7sss8sst9sssavvv1vvv0*44,
  vvv0vvv1tuu6uuu5uuu3*2,ttt5uuu4*2,uuu3uuu4uuu3ttt7uuu3uuu4stt7uuu6uuu4*3,uuu5tuu4uuu5uuu2tuu6uuu4*2,ttu5tuu5vvv1vvv0*44,
  vvv0*2,uvv0*70,vvv0*2,
  vvv0uvv0rss7*2,rss6qrr8*2,rss5rss8qrr8qrr9rss7qrr9sss4rss5rss4qrr9rss4prrarss4pqqarss7*2,rss5pqrbrss7rss6*2,rss5rrs7tuu0*42,uvv0vvv0
  vvv0uvv0stt3qrr9rss6qrr9qrr7rss7rss6qrr9stt4sss4qrr8rss6qrr8qrr9qrrcqrr8qrr9rss4qrr7rss7pqraqrr8rss8qrrarss7rss6qrr8qrr6tuu0*42,uvv0vvv0
  vvv0*2,uvv0*70,vvv0*2,
  vvv1vvv0*72,vvv1
win-back-too-new 1184x207
~ IqB6 xt-H 61_K PiZq yuip 4u9V 2z9r z1lp HLbz yjEq
  qrrdrss9rrr9rss8rss7rss9stt7uvv0*67,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2rrs6tuu4ttt2ttu4qrr4uuu3uuu1uuu2rss8sss6rrs4qrr6vvv0*60,
  vvv0qrr6kmmfklljhijippqdlmmdmnoelmnboppdjllkmnniijkeqqrbvvv0*60,
  vvv0*74,
  vvv0uuu4sssasss9sttattt7sst8sss8sssbttt6sssbsst9stt9stt8ttt8stt8tttcsstattt5ttt8sssbttt7sst8stt7stt8ttt7sss8sst9sssavvv1vvv0*44,
  vvv0vvv1tuu6uuu5uuu3*2,ttt5uuu4*2,uuu3uuu4uuu3ttt7uuu3uuu4stt7uuu6uuu4*3,uuu5tuu4uuu5uuu2tuu6uuu4*2,ttu5tuu5vvv1vvv0*44,
  vvv0*2,uvv0*70,vvv0*2,
  vvv0uvv0rss7*2,rss4rss5rss7qrs5rss6qrr7rss4rss7qrs8rss5pqrasst3qrr7qrrbrss5tuu0*53,uvv0vvv0
  vvv0uvv0stt3qrr9rss6qrs7qrr8rss6*2,qrr9rss6qrr7rss7rss5qrrarss6qrr8rss9qrr9tuu0*53,uvv0vvv0
  vvv0*2,uvv0*70,vvv0*2,
  vvv1vvv0*72,vvv1
win-back-received 1184x229
~ IqB6 xt-H ZQUC PiZq yuip 4u9V 2z9r q2Bb z1lp 23e8 q93L wIiH peR7
  qrrdrss9rrr9sss8rrs7rrsbsss6uvv0*67,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2rrs6tuu4ttt2ttu4qrr4uuu3uuu1uuu2rss8sss6rrs4qrr6vvv0*53,uvv0*5,vvv0*2,
  vvv0qrr6kmmfklljhijippqdlmmdmnoelmnboppdjllkmnniijkeqqrbvvv0*52,ttu3pqqfoppdqrr9opqfpqqbuvv0vvv0
  vvv0*74,
  vvv0uuu3stt8*2,ttt8ttt6*2,stt7stt9tuu5sstastt7ttt7*2,ttu7ttt6tttastt8tuu4tuu6stt9ttt6*4,ttu6stt7ttt7stt8vvv1vvv0*44,
  vvv0vvv2ttt8ttu7uuu5uuu4stt7ttt6uuu5uuu4ttt6tuu5stt9uuu4tuu5sss9ttt8tuu6tuu5tuu6ttu7ttt6tuu7uuu3ttt8uuu5*2,stt8ttt7vvv2vvv0*44,
  vvv0*74,
  vvv0uvv0rss5stt2stt1sst4stt2stt3stt2sss4stt2rss6rss5rss4sst4rss5tuu0*56,uvv0vvv0
  vvv0uvv0sss5pqqepqqdoppioqqcpqraqrrcpqqeqrr9qrrarss8qrr7qrr9qrrbtuu0*56,uvv0vvv0
  vvv0uvv0qrr7nopfpqqdoppgnppgpqqdoqqknppioppgoqqfpqqcoppeqrr7opphpqqcnppkpqqeoqqdoppcoppgpqqapqqdopphnookopplpqqbtuu0*44,uvv0vvv0
  vvv0*2,tuu0*70,vvv0*2,
  vvv0*74,
  uvv1vvv0*72,uvv1
win-back-accepted 1184x208
~ IqB6 xt-H XR6u PiZq yuip 4u9V 2z9r mHlF z1lp ACDZ DglK 5i0Q
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
~ IqB6 xt-H TQFi PiZq yuip 4u9V 2z9r rPEC z1lp fQZs NxsB GMt1 B9af
  qrrdrss9rrr9rss7rrs9rrscsss7uvv0*67,
  uvv0*74,
  vvv0*74,
  vvv0uuu3qrr8stt6sss4stt5ppq5stt4ttt2tuu3qqrarrr7qqq6pqq8vvv0*54,vuu0vut0*3,vvv0*2,
  vvv0rrr6lmndlmmhikkhpqqcnoocoppcmnoapqqblmmjnoohjlldqrravvv0*54,tqo6solbsoljsolbvuu0vvv0
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
~ IqB6 xt-H VDO- PiZq yuip XnnM MexP nHKo F9na QYZF cumg aEj2 5cj8 zpsK 3iY_ ukRC 3bbb PiZq 9RR_ Xc5f
~ wpkm -_Rd 9Tqs -ZLh
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
  vvv0uvv2uuu2uuu1uuu3vvv1vvv0*5,vvv2vvv0*62,
  vvv0uuu3*2,ttt6pqqhopplpqqioppirrrdopphoppjppqgttt4vvv0*61,
  vvv0*3,ttt7stt8rsscsttbsss9sssaqrrfsttarssdrrscvvv1vvv0*60,
  vvv0*74,
  vvv0*74,
  vvv0vvv4uvv0*70,vvv4vvv0
  vvv0uvv7vvv0*31,qrrarss9mnokoopgooplnooioppfqrr9vvv0*31,uvv7vvv0
  vvv0uvv6vvv0*31,uuu1*2,vvv0*37,uvv6vvv0
  vvv0*2,uvv0*70,vvv0*2,
  vvv0ttt5rrsesssbrrsfsttbrrrettt7sss9rssdrssfrssessscrssgttt5vvv0*59,
  vvv0*74,
  vvv1vvv0*72,vvv1
apply-visitor-who-applies 1184x403
~ IqB6 xt-H eRBa PiZq yuip XnnM LkCv nHKo F9na QYZF cumg aEj2 5cj8 zpsK 3iY_ ukRC 3bbb PiZq LyvM H34u
~ Ft4w
  qrrcqrrdrssaqrrcsss8qrrcrss6qrrbqrrdtuu1uvv0*64,
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
  vvv0imn619c0*31,aghh9fhc8egb7efaaghg8egbaghd9fhj19c0*31,imn6vvv0
  vvv0jno619c0*32,3bd219c02ac219c02ac12ac2*2,19c0*31,jno6vvv0
  vvv0*2,qrs0*70,vvv0*2,
  vvv0uuu5qrresss8sttcrssbrssdsssdrsscprrcrssgvvv0*63,
  vvv0*9,uuu3vvv0*64,
  vvv0*74,
  uuu0tuu0uuu0*70,tuu0uuu0
apply-ready-to-apply 1184x394
~ IqB6 xt-H ozkx PiZq yuip XnnM LkCv nHKo F9na QYZF cumg aEj2 5cj8 zpsK 3iY_ ukRC 3bbb PiZq ASpJ rDud
  qrrcqrrdrss6qrrbrss9rss6qrrbsssauvv0*66,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2rrs6ttt2rss7uuu2sss6uvv1ttt2uuu1uuu2rss3ttt2vvv0*61,
  vvv0qrr6hjjj*2,lmmhklmhmnnioppdjklflmmgpqq6klmchijisss4vvv0*60,
  vvv0*74,
  vvv0npq4koo4stt6rrsbrrrfuuu3vvv0*67,
  vvv0stt1qss2uuu3qrrcrss9vvv1vvv0vvv2vvv0vvv1uvv3vvv3vvv0*61,
  vvv0*3,uuu4rssesst9rssesssc*2,qrrgsst9sstcsttcvvv3vvv0*60,
  vvv0*74,
  vvv0ttt5stt6rss8pqqgnopnpqqcoppgoopkuuu3vvv0*64,
  vvv0*3,uuu6ttt7sttbtuu6ttt6tttbttt8sssauvv1vvv0*62,
  vvv0*3,vvv1uuu2uuu4*2,uuu3uuu5uvv2uuu3vvv0*63,
  vvv0uvv2uuu2uuu1uuu3vvv1vvv0*5,vvv2vvv0*62,
  vvv0uuu3*2,ttt6pqqhopplpqqioppirrrdopphoppjppqgttt4vvv0*61,
  vvv0*3,ttt7stt8rsscsttbsss9sssaqrrfsttarssdrrscvvv1vvv0*60,
  vvv0*74,
  vvv0*74,
  vvv0npq45ce0*70,npq4vvv0
  vvv0imn619c0*32,7ef98fgc9fhg6dfa8fge5de919c0*32,imn6vvv0
  vvv0jmn619c0*32,1ac14bd53bd32ac22ac11ac119c0*32,jmn6vvv0
  vvv0vvv1oqr0oqq0*68,oqr0vvv1vvv0
  vvv0ttu5rssbstt7rssdsssdrrsfrrshrrscsssbrssjtuu6vvv0*62,
  vvv0*74,
  vvv1vvv0*72,vvv1
apply-switch-account 1184x202
~ IqB6 xt-H yr0M PiZq yuip XnnM z7-i PiZq ZhVm pwAF
  qrrcqrrdrss7qrrdrss8rrs8rssa*2,uvv0*66,
  uvv0*74,
  vvv0*74,
  vvv0sst6rss8sss2tuu3sst3ttt4sss4ttt2opp9rss5sss3ttt2sst2stt3sss3ttt5pqq5uvv1vvv0*55,
  vvv0sss6nooblmmbnoocmnnflmngoppdnoobnoofmnnimnndqrr6lmmdnoodlmneklmgnooeuuu1vvv0*55,
  vvv0*74,
  vvv0mpp53bd0*70,mpp5vvv0
  vvv0imn619c0*31,7egaagil9fhe8fgc9fhc*2,9fgg7egd19c0*31,imn6vvv0
  vvv0jno619c0*70,jno6vvv0
  vvv0*2,qrs0*70,vvv0*2,
  vvv0tuu5rrsjrssgrssdstt9qrrfsst8rssbrssdsssdsssbssscqrrgrssarssdttt8qrrfsttcrssf*2,rrrgsssbrsseuuu3vvv0*49,
  vvv0*74,
  uvv1vvv0*72,uvv1
apply-refused 1184x202
~ IqB6 xt-H z2wp PiZq yuip XnnM lJEo PiZq iuvB XL7f
  qrrcqrrdrss6rrscqrr8uvv0*69,
  uvv0*74,
  vvv0*74,
  vvv0sss5qqq7ttt4tuu2rss3sss3oppbttt2sss3*2,qrrattt3ttt5oppaqqr7rrr5qqr7qqr5ttt1stt3*2,sss3stt4pqq5vvv0*49,
  vvv0uuu4nooblmmgoppbmnoalmnhrrr8qrr7ikki*2,jlljpqqbjlljmnognoohqrr8noogkmmdpqq8mnndmnnclmnelmngmnofvvv1vvv0*48,
  vvv0*74,
  vvv0vvv4uvv0*70,vvv4vvv0
  vvv0uvv7vvv0*30,pqqbmnobqrrcmnnmoppepqqbnoogopplmnnkqrravvv0*30,uvv7vvv0
  vvv0uvv6vvv0*70,uvv6vvv0
  vvv0*2,uvv0*70,vvv0*2,
  vvv0uuu6rrrfsstarssbrssestt9rssdsssdrrsgsssdqqrgsttarssfvvv0*60,
  vvv0*74,
  uvv1vvv0*72,uvv1
apply-in-progress 1184x394
~ IqB6 xt-H 8503 PiZq yuip XnnM 89Ln bB1t nHKo qMlT QYZF RNoq F9na 5cj8 buTD 3iY_ ukRC 3bbb PiZq CpK6
~ 5l7_
  qrrcqrrdrssarss9qrrarrs8ttt3uvv0*67,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt5rrs6uuu3rss8ttt2ttt6uuu1vvv0*60,uvu0sut1sut3sut1uvv0vvv0
  vvv0tuu4lnnckllioopdlmm9pqqgnoodvvv0*60,tuu1lqoelqngmqoauvu0vvv0
  vvv0*74,
  vvv0orq3mqo3stt6rrsbrrrfuuu3vvv0*67,
  vvv0tut1rts2uuu4rrrbrrsbvvv3vvv0uvv2vvv0uuu3*3,uuu4vvv1vvv0*59,
  vvv0*3,uuu5qrrgrrrfsstbsttarrsdttt9*2,ttu9ttt8ssscuuu4vvv0*59,
  vvv0*2,uvv1vvv0*71,
  vvv0kop5hlm5rss8pqqgnopnpqqcoppgoopkuuu3vvv0*64,
  vvv0*3,uuu5ttt9ttt8sstcttt6vvv0*66,
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
  uvv1vvv0*72,uvv1
apply-ended 1184x202
~ IqB6 xt-H CoIc PiZq yuip XnnM gNM_ PiZq iuvB a00n
  qrrcqrrdrss6qrrastt7uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2rrs6ttt2rss7sss6tuu2pqq9uuu1ttu2uuu1ttt2*2,uvv1rss7tuu1ttt1ttt4uuu3vvv0*55,
  vvv0qrr6hjjj*2,lmmhklmhkmmflmmilmmekmmhopp7ikkglmmcoppblmnhkmmekllckllettt4vvv0*55,
  vvv0*74,
  vvv0vvv4uvv0*70,vvv4vvv0
  vvv0uvv7vvv0*30,pqqbmnobqrrcmnnmoppepqqbnoogopplmnnkqrravvv0*30,uvv7vvv0
  vvv0uvv6vvv0*70,uvv6vvv0
  vvv0*2,uvv0*70,vvv0*2,
  vvv0tuu6rssesss8sttaqrrkssserrrfsstarrsgrsserssdsst7rssgqrresttcrrrhrssdssscrrsbqrrlstt7vvv0*52,
  vvv0*74,
  uvv1vvv0*72,uvv1
apply-asking 1184x349
~ IqB6 xt-H -gJL PiZq yuip XnnM LkCv nHKo F9na QYZF cumg aEj2 5cj8 zpsK 3iY_ ukRC 3bbb SZm6
  qrrcqrrdrss7rrsdrss6uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2rrs6ttt2rss7uuu2sss6uvv1ttt2uuu1uuu2rss3ttt2vvv0*61,
  vvv0qrr6hjjj*2,lmmhklmhmnnioppdjklflmmgpqq6klmchijisss4vvv0*60,
  vvv0*74,
  vvv0npq4koo4stt6rrsbrrrfuuu3vvv0*67,
  vvv0stt1qss2uuu3qrrcrss9vvv1vvv0vvv2vvv0vvv1uvv3vvv3vvv0*61,
  vvv0*3,uuu4rssesst9rssesssc*2,qrrgsst9sstcsttcvvv3vvv0*60,
  vvv0*74,
  vvv0ttt5stt6rss8pqqgnopnpqqcoppgoopkuuu3vvv0*64,
  vvv0*3,uuu6ttt7sttbtuu6ttt6tttbttt8sssauvv1vvv0*62,
  vvv0*3,vvv1uuu2uuu4*2,uuu3uuu5uvv2uuu3vvv0*63,
  vvv0uvv2uuu2uuu1uuu3vvv1vvv0*5,vvv2vvv0*62,
  vvv0uuu3*2,ttt6pqqhopplpqqioppirrrdopphoppjppqgttt4vvv0*61,
  vvv0*3,ttt7stt8rsscsttbsss9sssaqrrfsttarssdrrscvvv1vvv0*60,
  vvv0*74,
  vvv0uuu0rss0*70,uuu0vvv0
  vvv0tuu0rss0*70,tuu0vvv0
  vvv0tuu0rss0*70,tuu0vvv0
  vvv0*2,uvv0*70,vvv0*2,
  vvv1vvv0*72,vvv1
section-pictured 1184x287
~ IqB6 xt-H gvoJ PiZq npq- 9fbe qBYv 0rMC Oask cNWX Mf1u qOLb
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
  vtq0*4,vvv0mqr1kqr0tuv1vur0vtq0fmm3cln3uuv1akm3hnn3vtq0vpk2ue70*3,ug92vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*37,
  vtq0*4,fno4akm1cln1akm2vur1vtq0fmm36ik0*3,hnn3vtq0vpk2ue70*3,ug92vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*37,
  vtq0*4,7jl2mrr4suu46ik0rrp3vtq0fmm36ik0*3,hnn3vtq0vpk2ue70*3,ug92vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*37,
  vtq0*4,7il18jl09km06ik0qrp3vtq0fmm36ik0*3,hnn3vtq0vpk2ue70*3,ug92vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*37,
  vtq0*4,7il16ik0*3,qrp3vtq0fmm36ik0*3,hnn3vtq0vpk2ue70*3,ug92vtq0*2,vm61vm50*3,vsl1vtq0vpd1vm50*3,vpe1vtq0*3,vvv0*37,
  vur0vtq0*3,8jl18jl0*3,qrp3vtq0gnn38jl0*3,inn3vtq0vpl2tf80*3,uga2vtq0*2,vn81vn70*3,vsl1vtq0vpe1vn70*3,vpf1vtq0*3,vvv0*36,vvv1
section-pictured-steps 1184x287
~ IqB6 xt-H Lty_ PiZq npq- GB3V qBYv RXoc Oask cNWX Mf1u 7Itl UzXV UzXV UzXV
  rrs8rrsasss9qrrbrrsbqrrarss8qrr9tuu2uvv0*65,
  tuu0suu0*18,npq1lno0*9,tuu0uvv0*4,tuu0suu0*2,uvv0*37,
  qtt0ptt0*2,pst0*2,ptt0*13,ejk418a03ac1eij2lkj1nki0*5,nkj0suu0uuv1afg38df2stt3tuu0ptt0*2,vvv0*37,
  pst0ptt0*2,mqr38jl0fno1pst0ptt0qtt0tuv0vvv0qtt0ptt0*5,imn418a07df3qli3tf80ue70*7,tuu0oqq618a0*2,jmn6uvv0ptt0*2,vvv0*37,
  pst0ptt0*2,pst08jl26ik0cln2ptt0uvv0vvv0uvv0ptt0*5,pst04ac3*2,qli4ue70thb1smi0sni0*6,suu0vvv1cgh3aeg2ttu2tuu0ptt0*2,vvv0*37,
  pst0ptt0*3,kqr27jl06ik0nrs4vvv0*2,qtu0ptt0*5,jno518a0fij6te80thc1tpg1vm50*7,ptt0tuv0vvv0*2,uvv0qtt0ptt0*2,vvv0*2,ikkhklmgnoocnooeopp8ikkglmnkqqr6lmnbmnnbmnnkkllmmnnfttu3vvv0*21,
  pst0ptt0*4,nrs1fno0mrr2suu0qtt0ptt0*6,fjl518a0nki7ue70sni3vm50uoc0sqk0sql0*5,ptt0*2,qtt0*2,ptt0*4,vvv0*2,sss4qrr5sss4rrr4ttt3rss5rss8stt3rrr5rrr4sss6ttt6oop8vvv0*22,
  pst0ptt0*15,dij518a0pki7ue70soh3vm50rrm1ptt0*14,vvv0*3,tuu0vvv0*16,tuu1vvv0*16,
  pst0ptt0*15,dij518a0pli7ue70soh3vm50rrm1ptt0*14,vvv0*2,8eg53bd3npq5rssdpqqfrrsbrrsfrrrbqrrdqrrfrrrfqrrerrrdvvv1vvv0*3,fkl63bd3fkl6ttt8pqqgqrrgrrserssapqqfqrrfsssepqqgrssduuu2vvv0*4,
  pst0ptt0*15,9fg528b2rmk3ue70soh3vm50rrm1ptt0*14,vvv0*2,4cd33bd6jnn6tuu4ttt6stt7sss9ttt8sttbuuu7sst8sttbstt7ssscttt8vvv0*2,chi65ce6chi6uuu2ttt6stt7sssattt8sttattt8ttt6sttasttbsssbstt8vvv1vvv0*2,
  pst0ptt0*14,nqr228b19eg5rmk2ue70soi3vm50rrm1ptt0*8,pst0*2,ptt0*4,vvv0*2,rst2mop1vvv0uuu3tuu4ttt6uuu4ttt4uuu4uuu3stt7ttt7tuu5uuu6uuu5vvv0*2,tuu1lop1tuu1uvv2tuu4ttt6uuu4uuu3ttt6uuu4ttt6ttt7tuu5uuu5*2,vvv2vvv0*2,
  pst0ptt0*13,oss17df318a0kop4slh2ue70spk2vm50rrm1ptt0*7,qss0una0vn80qsr0ptt0*3,vvv0*37,
  pst0ptt0*11,ors0hmn15bd218a0ejk5qss0tg91thb2rql1vm50rrm1ptt0*7,qsr0vm60vm50rro1ptt0*3,vvv0*2,dij57ef2prr4rssdpqqfrrsbrrsfrrrbqrrdqrrfrrrfqrrerrrdvvv1vvv0*21,
  39b518a0*13,39b1glm3pst0skg2ue70rnl2sqj1vm50rrp1ptt0*8,rrn0rqm0pst0ptt0*3,vvv0*2,2bd36df7imm6vvv1uuu2uuu3uuu4*2,uuu3uvv3uuu3uuu5uuu3tuu6uuu2vvv0*20,
  bhi3agh0*11,chi0hlm1ors1qqp0sid1ue70sjf2pst0uob0vn70pst0ptt0*6,lqr1dmn18jl0*2,cln0kqr1ptt0*2,vvv0*2,npq3gkl1uuu1ttt7stt8rssasss9sst8sssctuu7rrscsssdsss8ssscsttbvvv0*20,
  tga2tg90*13,tf80ue70*2,slh1pst0sqj1vm50sph1ptt0*6,ioq26ik0*6,fnp2ptt0vvv0*37,
  sje1sid0*13,sje0rmi0qrq0qsr0tpg0vm50uoa0qss0ptt0*5,mrs26il06ik0*7,jpq3vvv0*37,
  trl1uoe0*15,uoc0vn90vn80uoc0qss0qtt0*6,gnp29km0*8,emo2vvv0*37,
section-plain 1184x138
~ IqB6 xt-H l1Jd PiZq yuip cNWX Mf1u qOLb
  rrs8rrsasss9qrrbsst9uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2ppqauuu1uuu2rrs5sss4rss6*2,uuu1*2,pqq7tuu4pqq7uuu2vvv0*59,
  vvv0qrr6jllfklmfkmmfklmgpqq8lmnikllhppq9klmdlmmenooflmmeklmhvvv0*59,
  vvv0*74,
  vvv0ttt9qqqgrssdqrrfrrsdrssaqrrfqrrerss9sss9qqrfqrrdqrresssarrseqrrfsssbrrrbrrrcrsserrscqrreuuu3vvv0*50,
  vvv0*74,
  uvv1vvv0*72,uvv1
section-steps 1184x173
~ IqB6 xt-H pL4A PiZq IqB6 cNWX PiZq cbHK 9-X5 9-X5 9-X5
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
